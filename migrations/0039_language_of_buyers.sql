ALTER TABLE `deletion_emails` ADD `language` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `language` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `language` text;