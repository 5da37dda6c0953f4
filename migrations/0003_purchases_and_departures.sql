CREATE TABLE `departures` (
	`member_id` text PRIMARY KEY NOT NULL,
	`left_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `departures_left` ON `departures` (`left_at`);--> statement-breakpoint
CREATE TABLE `purchases` (
	`session_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`plan` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`letter_sent_at` integer,
	`leased_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purchases_email` ON `purchases` (`email_key`);--> statement-breakpoint
CREATE INDEX `purchases_customer` ON `purchases` (`customer_id`);--> statement-breakpoint
CREATE INDEX `purchases_unsent` ON `purchases` (`leased_until`) WHERE letter_sent_at IS NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `deleted_at` integer;