CREATE TABLE `follows` (
	`rock_id` text NOT NULL,
	`member_id` text NOT NULL,
	`is_on` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`rock_id`, `member_id`),
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `follows_member` ON `follows` (`member_id`);--> statement-breakpoint
CREATE TABLE `notification_choices` (
	`member_id` text NOT NULL,
	`topic` text NOT NULL,
	`email` text NOT NULL,
	`is_pushed` integer NOT NULL,
	PRIMARY KEY(`member_id`, `topic`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`member_id` text PRIMARY KEY NOT NULL,
	`digest` text DEFAULT 'daily' NOT NULL,
	`quiet_from` integer DEFAULT 22 NOT NULL,
	`quiet_to` integer DEFAULT 8 NOT NULL,
	`time_zone` text DEFAULT '' NOT NULL,
	`read_at` integer DEFAULT 0 NOT NULL,
	`unsubscribe_key` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `notifications` (
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`rock_id` text NOT NULL,
	`subject` text NOT NULL,
	`emailed_at` integer,
	`pushed_at` integer,
	PRIMARY KEY(`member_id`, `created_at`, `id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_member` ON `push_subscriptions` (`member_id`);--> statement-breakpoint
CREATE TABLE `untold_events` (
	`at` integer NOT NULL,
	`event` text NOT NULL,
	`rock_id` text NOT NULL,
	`subject` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`at`, `event`, `rock_id`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `idempotency_keys_created`;--> statement-breakpoint
ALTER TABLE `entries` ADD `line` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `entries` ADD `thanks` text;--> statement-breakpoint
INSERT INTO `notifications` SELECT a.`owner_id`, a.`created_at`, iif(e.`action` = 'found', 'found', 'rehidden') || '-' || e.`rock_id` || '-' || e.`seq`, iif(e.`action` = 'found', 'found', 'rehidden'), e.`rock_id`, CAST(e.`seq` AS TEXT), a.`created_at`, a.`created_at` FROM `activities` a JOIN `entries` e ON e.`rock_id` = a.`rock_id` AND e.`created_at` = a.`created_at` AND e.`member_id` = a.`member_id` WHERE a.`owner_id` IS NOT NULL AND a.`created_at` > 1000 * unixepoch('now', '-30 days');--> statement-breakpoint
INSERT INTO `notifications` SELECT r.`owner_id`, c.`created_at`, 'comment-' || c.`id`, 'comment', c.`rock_id`, c.`id`, c.`created_at`, c.`created_at` FROM `rocks` r JOIN `comments` c ON c.`rock_id` = r.`id` WHERE r.`owner_id` IS NOT NULL AND r.`comment_count` > 0 AND c.`member_id` <> r.`owner_id` AND c.`created_at` > 1000 * unixepoch('now', '-30 days');--> statement-breakpoint
INSERT INTO `notification_settings` (`member_id`, `read_at`) SELECT DISTINCT `member_id`, 1000 * unixepoch() FROM `notifications`;
