CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`old_email` text NOT NULL,
	`old_email_key` text NOT NULL,
	`new_email` text NOT NULL,
	`new_email_key` text NOT NULL,
	`confirm_hash` text NOT NULL,
	`undo_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_confirm` ON `email_changes` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_undo` ON `email_changes` (`undo_hash`);--> statement-breakpoint
CREATE INDEX `email_changes_member` ON `email_changes` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_changes_created` ON `email_changes` (`created_at`);--> statement-breakpoint
CREATE TABLE `photo_drops` (
	`key` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`rock_id` text NOT NULL,
	`comment_id` text,
	`subject_id` text NOT NULL,
	`reporter_id` text,
	`reason` text NOT NULL,
	`details` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reports_comment_named" CHECK(("reports"."subject" = 'comment') = ("reports"."comment_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_id`,`subject`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_rock` ON `reports` (`rock_id`);--> statement-breakpoint
CREATE INDEX `reports_comment` ON `reports` (`comment_id`) WHERE comment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_created` ON `reports` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `ambassador_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zipcode` text NOT NULL,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`slot` integer,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`announced_at` integer,
	`leased_until` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ambassador_applications_slots" CHECK("ambassador_applications"."slot" IS NULL OR "ambassador_applications"."slot" IN (1, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ambassador_applications_email` ON `ambassador_applications` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `ambassador_applications_slot` ON `ambassador_applications` (`region`,`slot`);--> statement-breakpoint
CREATE INDEX `ambassador_applications_waiting` ON `ambassador_applications` (`created_at`) WHERE announced_at IS NULL;--> statement-breakpoint
CREATE INDEX `ambassador_applications_selected` ON `ambassador_applications` (`announced_at`,`id`) WHERE slot IS NOT NULL AND announced_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `username_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `members_username_key` ON `members` (`username_key`);--> statement-breakpoint
CREATE INDEX `members_scored_finds` ON `members` (`scored_find_count`,`id`) WHERE scored_find_count > 0;--> statement-breakpoint
CREATE INDEX `members_rocks` ON `members` (`rock_count`,`id`) WHERE rock_count > 0;--> statement-breakpoint
CREATE INDEX `finds_member` ON `finds` (`member_id`);--> statement-breakpoint
CREATE INDEX `rocks_hider` ON `rocks` (`hider_id`) WHERE hider_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rocks_holder` ON `rocks` (`holder_id`) WHERE holder_id IS NOT NULL;--> statement-breakpoint
-- Usernames chosen before: the first of two that are the same keeps the name to itself.
UPDATE OR IGNORE `members` SET `username_key` = replace(replace(replace(replace(lower(trim(`username`)), ' ', ''), '.', ''), '_', ''), '-', '') WHERE trim(`username`) <> '';
