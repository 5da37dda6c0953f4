ALTER TABLE `members` ADD `language` text;--> statement-breakpoint
ALTER TABLE `members` ADD `distance_unit` text;