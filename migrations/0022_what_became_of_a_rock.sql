CREATE TABLE `retractions` (
	`rock_id` text NOT NULL,
	`seq` integer NOT NULL,
	`action` text NOT NULL,
	`member_id` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`location_name` text NOT NULL,
	`town` text,
	`created_at` integer NOT NULL,
	`recorded_at` integer NOT NULL,
	`retracted_at` integer NOT NULL,
	`is_shown` integer NOT NULL,
	PRIMARY KEY(`rock_id`, `seq`),
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `retractions_member` ON `retractions` (`member_id`);--> statement-breakpoint
CREATE TABLE `rock_countries` (
	`country` text NOT NULL,
	`rock_id` text NOT NULL,
	PRIMARY KEY(`country`, `rock_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `absences` (
	`rock_id` text NOT NULL,
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`rock_id`, `member_id`),
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `absences_member` ON `absences` (`member_id`);--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`rock_id` text NOT NULL,
	`giver_id` text NOT NULL,
	`receiver_id` text,
	`token_hash` text,
	`email` text,
	`email_key` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`outcome` text,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`giver_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`receiver_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_token` ON `offers` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `offers_open` ON `offers` (`rock_id`) WHERE outcome IS NULL;--> statement-breakpoint
CREATE INDEX `offers_rock` ON `offers` (`rock_id`);--> statement-breakpoint
CREATE INDEX `offers_giver` ON `offers` (`giver_id`);--> statement-breakpoint
CREATE INDEX `offers_receiver` ON `offers` (`receiver_id`) WHERE receiver_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `offers_email` ON `offers` (`email_key`) WHERE email_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `offers_expires` ON `offers` (`expires_at`);--> statement-breakpoint
ALTER TABLE `entries` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `entries` ADD `thanks_by` text REFERENCES `members`(`id`) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `entries` ADD `is_corrected` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `entries_thanks_by` ON `entries` (`thanks_by`) WHERE thanks_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `finds` ADD `keeping` text;--> statement-breakpoint
ALTER TABLE `rocks` ADD `gap_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rocks` ADD `handing_until` integer;--> statement-breakpoint
ALTER TABLE `rocks` ADD `rest` text;--> statement-breakpoint
ALTER TABLE `rocks` ADD `missing_since` integer;--> statement-breakpoint
ALTER TABLE `rocks` ADD `adopted_at` integer;--> statement-breakpoint
ALTER TABLE `rocks` ADD `painter_id` text REFERENCES `members`(`id`) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `rocks` ADD `offer_id` text;--> statement-breakpoint
CREATE INDEX `rocks_painter` ON `rocks` (`painter_id`) WHERE painter_id IS NOT NULL;--> statement-breakpoint
INSERT INTO `rock_countries` SELECT DISTINCT `country`, `rock_id` FROM `entries` WHERE `country` IS NOT NULL;