CREATE TABLE `sightings` (
	`id` text PRIMARY KEY NOT NULL,
	`rock_id` text NOT NULL,
	`town` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sightings_rock` ON `sightings` (`rock_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `watchers` (
	`id` text PRIMARY KEY NOT NULL,
	`rock_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`confirm_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watchers_once` ON `watchers` (`rock_id`,`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `watchers_confirm` ON `watchers` (`confirm_hash`);--> statement-breakpoint
CREATE INDEX `watchers_email` ON `watchers` (`email_key`);--> statement-breakpoint
CREATE INDEX `watchers_created` ON `watchers` (`created_at`);