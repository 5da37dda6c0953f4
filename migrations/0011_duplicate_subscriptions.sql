CREATE TABLE `checkout_claims` (
	`member_id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`leased_until` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `duplicate_subscriptions` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`found_at` integer NOT NULL,
	`confirmed_at` integer,
	`refunded_at` integer,
	`refunded` integer DEFAULT 0 NOT NULL,
	`email_sent_at` integer,
	`leased_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `duplicate_subscriptions_open` ON `duplicate_subscriptions` (`leased_until`) WHERE email_sent_at IS NULL;