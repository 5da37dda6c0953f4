-- Free packs of founding ambassadors become orders, and an order can be found by the address it was paid under.
ALTER TABLE `ambassador_applications` ADD `order_id` text REFERENCES orders(id);--> statement-breakpoint
CREATE UNIQUE INDEX `ambassador_applications_order` ON `ambassador_applications` (`order_id`);--> statement-breakpoint
CREATE INDEX `ambassador_applications_created` ON `ambassador_applications` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ambassador_applications_unpacked` ON `ambassador_applications` (`created_at`) WHERE slot IS NOT NULL AND order_id IS NULL AND address <> '';--> statement-breakpoint
ALTER TABLE `orders` ADD `email_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (`email_key`) WHERE member_id IS NULL;--> statement-breakpoint
-- Orders so far, as `emailKeyOf` writes an address.
UPDATE `orders` SET `email_key` = lower(trim(`customer_email`));
