DROP INDEX `withheld_words_newest`;--> statement-breakpoint
CREATE INDEX `withheld_words_newest` ON `withheld_words` (`withheld_at`,`id`) WHERE subject <> 'comment';--> statement-breakpoint
CREATE INDEX `rocks_withheld_owner` ON `rocks` (`owner_id`) WHERE withheld_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `comments_withheld_member` ON `comments` (`member_id`) WHERE withheld_at IS NOT NULL;