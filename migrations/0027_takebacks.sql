CREATE TABLE `takeback_items` (
	`takeback_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`member_id` text NOT NULL,
	`made_at` integer NOT NULL,
	`state` text NOT NULL,
	`taken` text,
	PRIMARY KEY(`takeback_id`, `kind`, `subject_id`, `member_id`),
	FOREIGN KEY (`takeback_id`) REFERENCES `takebacks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `takeback_items_member` ON `takeback_items` (`member_id`);--> statement-breakpoint
CREATE INDEX `takeback_items_open` ON `takeback_items` (`takeback_id`) WHERE state IN ('waiting', 'returning');--> statement-breakpoint
CREATE TABLE `takebacks` (
	`id` text PRIMARY KEY NOT NULL,
	`from_time` integer NOT NULL,
	`until_time` integer NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE TABLE `traces` (
	`member_id` text NOT NULL,
	`hour` integer NOT NULL,
	`network` text NOT NULL,
	PRIMARY KEY(`member_id`, `hour`, `network`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
