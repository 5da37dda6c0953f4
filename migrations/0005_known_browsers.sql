CREATE TABLE `known_browsers` (
	`browser_hash` text NOT NULL,
	`member_id` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`browser_hash`, `member_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_browsers_member` ON `known_browsers` (`member_id`);--> statement-breakpoint
CREATE INDEX `known_browsers_seen` ON `known_browsers` (`seen_at`);--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `is_refusal` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sign_in_codes` ADD `known_hash` text;