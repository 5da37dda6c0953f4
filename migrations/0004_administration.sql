CREATE TABLE `acts` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`is_by_itself` integer NOT NULL,
	`subject_id` text DEFAULT '' NOT NULL,
	`rock_id` text,
	`member_id` text,
	`order_id` text,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`leased_until` integer,
	`told_at` integer,
	FOREIGN KEY (`actor_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `acts_created` ON `acts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `acts_rock` ON `acts` (`rock_id`) WHERE rock_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `acts_member` ON `acts` (`member_id`) WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `acts_actor` ON `acts` (`actor_id`) WHERE actor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `acts_order` ON `acts` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `acts_untold` ON `acts` (`leased_until`) WHERE leased_until IS NOT NULL AND told_at IS NULL;--> statement-breakpoint
CREATE TABLE `daily_reports` (
	`day` text PRIMARY KEY NOT NULL,
	`figures` text NOT NULL,
	`leased_until` integer,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `daily_reports_unsent` ON `daily_reports` (`day`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `visit_days` (
	`day` text PRIMARY KEY NOT NULL,
	`visitors` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visit_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`day` text NOT NULL,
	`visitor` text NOT NULL,
	PRIMARY KEY(`day`, `visitor`)
);
--> statement-breakpoint
ALTER TABLE `rocks` ADD `withheld_at` integer;--> statement-breakpoint
ALTER TABLE `rocks` ADD `withheld_photo_key` text;--> statement-breakpoint
CREATE INDEX `rocks_withheld` ON `rocks` (`withheld_at`,`id`) WHERE withheld_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rocks_withheld_photo` ON `rocks` (`id`) WHERE withheld_photo_key IS NOT NULL;--> statement-breakpoint
ALTER TABLE `comments` ADD `withheld_at` integer;--> statement-breakpoint
CREATE INDEX `comments_withheld` ON `comments` (`withheld_at`,`id`) WHERE withheld_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `reports` ADD `settled_at` integer;--> statement-breakpoint
CREATE INDEX `reports_waiting` ON `reports` (`subject`,`subject_id`,`created_at`,`id`) WHERE settled_at IS NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `shipped_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `tracking` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_waiting` ON `orders` (`created_at`,`id`) WHERE shipped_at IS NULL;--> statement-breakpoint
CREATE INDEX `orders_addressed` ON `orders` (`created_at`) WHERE (shipping ->> 'name') || (shipping ->> 'line1') <> '';--> statement-breakpoint
CREATE INDEX `members_created` ON `members` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `entries_counted` ON `entries` (`recorded_at`,`rock_id`,`metres`) WHERE metres > 0;--> statement-breakpoint
CREATE INDEX `subscriptions_ended` ON `subscriptions` (`ended_at`) WHERE ended_at IS NOT NULL;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'orders', count(*) FROM `orders`;--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) SELECT 'revenue_cents', coalesce(sum(`amount` - `refunded`), 0) FROM `orders`;
