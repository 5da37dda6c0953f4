CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`rock_id` text NOT NULL,
	`member_id` text NOT NULL,
	`seq` integer NOT NULL,
	`photo_key` text,
	`created_at` integer NOT NULL,
	`is_mine` integer,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_once` ON `questions` (`rock_id`,`member_id`,`seq`);--> statement-breakpoint
CREATE INDEX `questions_member` ON `questions` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `questions_created` ON `questions` (`created_at`);