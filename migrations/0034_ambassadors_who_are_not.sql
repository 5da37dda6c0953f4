ALTER TABLE `ambassador_applications` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `ambassador_applications` ADD `withdrawn_at` integer;