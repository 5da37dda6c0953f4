CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`recipient` text NOT NULL,
	`channel` text NOT NULL,
	`thread` text NOT NULL,
	`created_at` integer NOT NULL,
	`leased_until` integer DEFAULT 0,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_event` ON `outbox` (`event`,`recipient`,`channel`);--> statement-breakpoint
CREATE INDEX `outbox_pending` ON `outbox` (`thread`,`id`) WHERE leased_until IS NOT NULL;--> statement-breakpoint
DROP INDEX `ambassador_applications_waiting`;--> statement-breakpoint
DROP INDEX `orders_unsent`;--> statement-breakpoint
DROP INDEX `purchases_unsent`;--> statement-breakpoint
DROP INDEX `acts_untold`;--> statement-breakpoint
DROP INDEX `daily_reports_unsent`;--> statement-breakpoint
DROP INDEX `duplicate_subscriptions_open`;--> statement-breakpoint
CREATE INDEX `duplicate_subscriptions_open` ON `duplicate_subscriptions` (`leased_until`) WHERE refunded_at IS NULL;--> statement-breakpoint
INSERT INTO `outbox` (`event`, `recipient`, `channel`, `thread`, `created_at`, `leased_until`) SELECT 'receipt:' || `id`, 'buyer', 'email', 'receipt:' || `id`, `created_at`, `leased_until` FROM `orders` WHERE `receipt_sent_at` IS NULL ORDER BY `created_at` ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `orders` SET `receipt_sent_at` = `created_at` WHERE `receipt_sent_at` IS NULL;
--> statement-breakpoint
INSERT INTO `outbox` (`event`, `recipient`, `channel`, `thread`, `created_at`, `leased_until`) SELECT 'purchase:' || `session_id`, 'buyer', 'email', 'purchase:' || `session_id`, `created_at`, `leased_until` FROM `purchases` WHERE `letter_sent_at` IS NULL ORDER BY `created_at` ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `purchases` SET `letter_sent_at` = `created_at` WHERE `letter_sent_at` IS NULL;
--> statement-breakpoint
INSERT INTO `outbox` (`event`, `recipient`, `channel`, `thread`, `created_at`, `leased_until`) SELECT 'duplicate:' || `subscription_id`, 'member', 'email', 'duplicate:' || `subscription_id`, `refunded_at`, `leased_until` FROM `duplicate_subscriptions` WHERE `refunded_at` IS NOT NULL AND `email_sent_at` IS NULL ORDER BY `refunded_at` ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `duplicate_subscriptions` SET `email_sent_at` = `refunded_at` WHERE `refunded_at` IS NOT NULL AND `email_sent_at` IS NULL;
--> statement-breakpoint
INSERT INTO `outbox` (`event`, `recipient`, `channel`, `thread`, `created_at`, `leased_until`, `tries`, `sent_at`) SELECT 'act:' || `id`, iif(`order_id` IS NULL, 'author', 'buyer'), 'email', 'about:' || `subject_id`, `created_at`, iif(`told_at` IS NULL, `leased_until`, NULL), coalesce(`leased_until`, 0) > 0, `told_at` FROM `acts` WHERE `leased_until` IS NOT NULL OR `told_at` IS NOT NULL ORDER BY `rowid` ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `acts` SET `leased_until` = NULL WHERE `leased_until` IS NOT NULL AND `told_at` IS NULL;
--> statement-breakpoint
INSERT INTO `outbox` (`event`, `recipient`, `channel`, `thread`, `created_at`, `leased_until`) SELECT 'application:' || `id`, 'applicant', 'email', 'application:' || `id`, `created_at`, `leased_until` FROM `ambassador_applications` WHERE `confirmed_at` IS NULL AND `announced_at` IS NULL AND `leased_until` < 9007199254740991 ORDER BY `created_at` ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO `outbox` (`event`, `recipient`, `channel`, `thread`, `created_at`, `leased_until`) SELECT 'selection:' || `id`, 'applicant', 'email', 'application:' || `id`, `created_at`, `leased_until` FROM `ambassador_applications` WHERE `announced_at` IS NULL AND `leased_until` < 9007199254740991 ORDER BY `created_at` ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `ambassador_applications` SET `leased_until` = 9007199254740991 WHERE `announced_at` IS NULL AND `leased_until` < 9007199254740991;
--> statement-breakpoint
INSERT INTO `outbox` (`event`, `recipient`, `channel`, `thread`, `created_at`, `leased_until`) SELECT 'report:' || `day`, 'administrator', 'email', 'reports', 1000 * unixepoch(`day`, '+1 day'), `leased_until` FROM `daily_reports` WHERE `leased_until` IS NOT NULL AND `sent_at` IS NULL ORDER BY `day` ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `daily_reports` SET `leased_until` = NULL WHERE `leased_until` IS NOT NULL AND `sent_at` IS NULL;
