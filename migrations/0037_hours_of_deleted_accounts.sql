CREATE TABLE `departed_deeds` (
	`author_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`rock_id` text NOT NULL,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`author_id`, `kind`, `subject_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `departed_deeds_rock` ON `departed_deeds` (`rock_id`);--> statement-breakpoint
CREATE TABLE `__new_takeback_items` (
	`takeback_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`member_id` text NOT NULL,
	`made_at` integer NOT NULL,
	`state` text NOT NULL,
	`taken` text,
	`rock_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`takeback_id`, `kind`, `subject_id`, `member_id`),
	FOREIGN KEY (`takeback_id`) REFERENCES `takebacks`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_takeback_items`("takeback_id", "kind", "subject_id", "member_id", "made_at", "state", "taken", "rock_id") SELECT "takeback_id", "kind", "subject_id", "member_id", "made_at", "state", "taken", "rock_id" FROM `takeback_items`;--> statement-breakpoint
DROP TABLE `takeback_items`;--> statement-breakpoint
ALTER TABLE `__new_takeback_items` RENAME TO `takeback_items`;--> statement-breakpoint
CREATE INDEX `takeback_items_member` ON `takeback_items` (`member_id`);--> statement-breakpoint
CREATE INDEX `takeback_items_open` ON `takeback_items` (`takeback_id`) WHERE state IN ('waiting', 'returning');--> statement-breakpoint
CREATE TABLE `__new_traces` (
	`member_id` text NOT NULL,
	`hour` integer NOT NULL,
	`network` text NOT NULL,
	PRIMARY KEY(`member_id`, `hour`, `network`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_traces`("member_id", "hour", "network") SELECT "member_id", "hour", "network" FROM `traces`;--> statement-breakpoint
DROP TABLE `traces`;--> statement-breakpoint
ALTER TABLE `__new_traces` RENAME TO `traces`;