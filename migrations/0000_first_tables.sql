CREATE TABLE `ended_sessions` (
	`session_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ended_sessions_expires` ON `ended_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `key`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`email_key` text,
	`username` text DEFAULT '' NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`photo_key` text,
	`is_first_login` integer DEFAULT true NOT NULL,
	`auth_epoch` integer DEFAULT 0 NOT NULL,
	`has_manual_plan` integer DEFAULT false NOT NULL,
	`oidc_subject` text,
	`rock_count` integer DEFAULT 0 NOT NULL,
	`find_count` integer DEFAULT 0 NOT NULL,
	`scored_find_count` integer DEFAULT 0 NOT NULL,
	`distance_metres` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_email_key` ON `members` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_oidc_subject` ON `members` (`oidc_subject`);--> statement-breakpoint
CREATE TABLE `sign_in_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`ip_hash` text NOT NULL,
	`return_to` text NOT NULL,
	`tries_left` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_codes_browser` ON `sign_in_codes` (`browser_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_email` ON `sign_in_codes` (`email_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_ip` ON `sign_in_codes` (`ip_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_created` ON `sign_in_codes` (`created_at`);--> statement-breakpoint
CREATE TABLE `entries` (
	`id` text PRIMARY KEY NOT NULL,
	`rock_id` text NOT NULL,
	`seq` integer NOT NULL,
	`action` text NOT NULL,
	`member_id` text,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`location_name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`own_latitude` real,
	`own_longitude` real,
	`own_location_name` text,
	`metres` integer DEFAULT 0 NOT NULL,
	`is_too_fast` integer DEFAULT false NOT NULL,
	`country` text,
	`created_at` integer NOT NULL,
	`recorded_at` integer NOT NULL,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "entries_action" CHECK("entries"."action" IN ('hidden', 'found')),
	CONSTRAINT "entries_seq" CHECK("entries"."seq" >= 1),
	CONSTRAINT "entries_latitude" CHECK("entries"."latitude" BETWEEN -90 AND 90),
	CONSTRAINT "entries_longitude" CHECK("entries"."longitude" BETWEEN -180 AND 180),
	CONSTRAINT "entries_somewhere" CHECK("entries"."latitude" <> 0 OR "entries"."longitude" <> 0),
	CONSTRAINT "entries_own_latitude" CHECK("entries"."own_latitude" IS NULL OR "entries"."own_latitude" BETWEEN -90 AND 90),
	CONSTRAINT "entries_own_longitude" CHECK("entries"."own_longitude" IS NULL OR "entries"."own_longitude" BETWEEN -180 AND 180),
	CONSTRAINT "entries_metres" CHECK("entries"."metres" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_rock_seq` ON `entries` (`rock_id`,`seq`);--> statement-breakpoint
CREATE INDEX `entries_member` ON `entries` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `finds` (
	`id` text PRIMARY KEY NOT NULL,
	`rock_id` text NOT NULL,
	`member_id` text,
	`seq` integer NOT NULL,
	`found_at` integer NOT NULL,
	`is_scored` integer NOT NULL,
	`closed_at` integer,
	`rehidden_seq` integer,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `finds_open` ON `finds` (`rock_id`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `finds_held` ON `finds` (`member_id`,`found_at`,`id`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `finds_rehidden` ON `finds` (`member_id`,`closed_at`,`id`) WHERE rehidden_seq IS NOT NULL;--> statement-breakpoint
CREATE INDEX `finds_rock_member` ON `finds` (`rock_id`,`member_id`,`found_at`);--> statement-breakpoint
CREATE TABLE `rocks` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`code` text NOT NULL,
	`code_key` text NOT NULL,
	`photo_key` text,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`times_found` integer DEFAULT 0 NOT NULL,
	`distance_metres` integer DEFAULT 0 NOT NULL,
	`hidden_latitude` real,
	`hidden_longitude` real,
	`hidden_location_name` text,
	`hidden_at` integer,
	`hider_id` text,
	`holder_id` text,
	`held_since` integer,
	`like_count` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`hider_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`holder_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "rocks_status" CHECK("rocks"."status" IN ('active', 'hidden', 'found')),
	CONSTRAINT "rocks_place" CHECK(("rocks"."status" = 'active') = ("rocks"."hidden_at" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rocks_code_key` ON `rocks` (`code_key`);--> statement-breakpoint
CREATE INDEX `rocks_created` ON `rocks` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `rocks_owner` ON `rocks` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `rocks_distance` ON `rocks` (`distance_metres`,`id`);--> statement-breakpoint
CREATE INDEX `rocks_hidden` ON `rocks` (`hidden_at`,`id`) WHERE status = 'hidden';--> statement-breakpoint
CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`rock_id` text NOT NULL,
	`member_id` text,
	`owner_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`owner_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `activities_created` ON `activities` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_member` ON `activities` (`member_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_owner` ON `activities` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_rock` ON `activities` (`rock_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`rock_id` text NOT NULL,
	`member_id` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "comments_content" CHECK(length("comments"."content") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE INDEX `comments_rock` ON `comments` (`rock_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_member` ON `comments` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `countries` (
	`code` text PRIMARY KEY NOT NULL,
	`first_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `likes` (
	`rock_id` text NOT NULL,
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`rock_id`, `member_id`),
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `likes_member` ON `likes` (`member_id`);--> statement-breakpoint
CREATE TABLE `limits` (
	`bucket` text PRIMARY KEY NOT NULL,
	`period` integer NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limits_expires` ON `limits` (`expires_at`);--> statement-breakpoint
CREATE TABLE `totals` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `totals` (`name`, `value`) VALUES ('rocks', 0), ('not_hidden', 0), ('members', 0), ('distance_metres', 0), ('countries', 0);
