-- Whose sessions stand in KV, so that they leave it with the account.
CREATE TABLE `sessions` (
	`session_hash` text PRIMARY KEY NOT NULL,
	`member_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);