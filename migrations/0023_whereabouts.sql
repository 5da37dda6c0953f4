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
ALTER TABLE `entries` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `finds` ADD `keeping` text;--> statement-breakpoint
ALTER TABLE `rocks` ADD `handing_until` integer;--> statement-breakpoint
ALTER TABLE `rocks` ADD `rest` text;--> statement-breakpoint
ALTER TABLE `rocks` ADD `missing_since` integer;