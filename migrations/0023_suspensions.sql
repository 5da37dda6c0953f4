ALTER TABLE `members` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `suspended_until` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `suspended_because` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `rocks_name` ON `rocks` (name COLLATE NOCASE);