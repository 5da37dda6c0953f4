CREATE TABLE `kept_suspensions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`member_id` text,
	`reason` text NOT NULL,
	`until` integer,
	`left_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `kept_suspensions_member` ON `kept_suspensions` (`member_id`);