CREATE TABLE `withheld_words` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`member_id` text NOT NULL,
	`words` text NOT NULL,
	`reason` text NOT NULL,
	`withheld_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `withheld_words_subject` ON `withheld_words` (`subject`,`subject_id`,`withheld_at`);--> statement-breakpoint
CREATE INDEX `withheld_words_member` ON `withheld_words` (`member_id`);--> statement-breakpoint
CREATE INDEX `withheld_words_newest` ON `withheld_words` (`withheld_at`,`id`);