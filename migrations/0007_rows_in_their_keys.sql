-- Rows that stand in their primary keys, without a second place for each: fewer rows are written for the same.
CREATE TABLE `__new_entries` (
	`id` text NOT NULL,
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
	PRIMARY KEY(`rock_id`, `seq`),
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "entries_action" CHECK(`action` IN ('hidden', 'found')),
	CONSTRAINT "entries_seq" CHECK(`seq` >= 1),
	CONSTRAINT "entries_latitude" CHECK(`latitude` BETWEEN -90 AND 90),
	CONSTRAINT "entries_longitude" CHECK(`longitude` BETWEEN -180 AND 180),
	CONSTRAINT "entries_somewhere" CHECK(`latitude` <> 0 OR `longitude` <> 0),
	CONSTRAINT "entries_own_latitude" CHECK(`own_latitude` IS NULL OR `own_latitude` BETWEEN -90 AND 90),
	CONSTRAINT "entries_own_longitude" CHECK(`own_longitude` IS NULL OR `own_longitude` BETWEEN -180 AND 180),
	CONSTRAINT "entries_metres" CHECK(`metres` >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_entries`("id", "rock_id", "seq", "action", "member_id", "latitude", "longitude", "location_name", "notes", "own_latitude", "own_longitude", "own_location_name", "metres", "is_too_fast", "country", "created_at", "recorded_at") SELECT "id", "rock_id", "seq", "action", "member_id", "latitude", "longitude", "location_name", "notes", "own_latitude", "own_longitude", "own_location_name", "metres", "is_too_fast", "country", "created_at", "recorded_at" FROM `entries`;--> statement-breakpoint
DROP TABLE `entries`;--> statement-breakpoint
ALTER TABLE `__new_entries` RENAME TO `entries`;--> statement-breakpoint
CREATE INDEX `entries_member` ON `entries` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `entries_counted` ON `entries` (`recorded_at`,`rock_id`,`metres`) WHERE metres > 0;--> statement-breakpoint
CREATE TABLE `__new_finds` (
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
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_finds`("id", "rock_id", "member_id", "seq", "found_at", "is_scored", "closed_at", "rehidden_seq") SELECT "id", "rock_id", "member_id", "seq", "found_at", "is_scored", "closed_at", "rehidden_seq" FROM `finds`;--> statement-breakpoint
DROP TABLE `finds`;--> statement-breakpoint
ALTER TABLE `__new_finds` RENAME TO `finds`;--> statement-breakpoint
CREATE UNIQUE INDEX `finds_open` ON `finds` (`rock_id`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `finds_rehidden` ON `finds` (`member_id`,`closed_at`,`id`) WHERE rehidden_seq IS NOT NULL;--> statement-breakpoint
CREATE INDEX `finds_rock_member` ON `finds` (`rock_id`,`member_id`,`found_at`);--> statement-breakpoint
CREATE INDEX `finds_member` ON `finds` (`member_id`);--> statement-breakpoint
DROP INDEX `rocks_holder`;--> statement-breakpoint
CREATE INDEX `rocks_holder` ON `rocks` (`holder_id`,`held_since`,`id`) WHERE holder_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_activities` (
	`id` text NOT NULL,
	`type` text NOT NULL,
	`rock_id` text NOT NULL,
	`member_id` text,
	`owner_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`created_at`, `id`),
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`owner_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_activities`("id", "type", "rock_id", "member_id", "owner_id", "created_at") SELECT "id", "type", "rock_id", "member_id", "owner_id", "created_at" FROM `activities`;--> statement-breakpoint
DROP TABLE `activities`;--> statement-breakpoint
ALTER TABLE `__new_activities` RENAME TO `activities`;--> statement-breakpoint
CREATE INDEX `activities_member` ON `activities` (`member_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_owner` ON `activities` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `activities_rock` ON `activities` (`rock_id`);--> statement-breakpoint
CREATE TABLE `__new_idempotency_keys` (
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`is_refusal` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `key`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_idempotency_keys`("member_id", "key", "request_hash", "answer", "is_refusal", "created_at") SELECT "member_id", "key", "request_hash", "answer", "is_refusal", "created_at" FROM `idempotency_keys`;--> statement-breakpoint
DROP TABLE `idempotency_keys`;--> statement-breakpoint
ALTER TABLE `__new_idempotency_keys` RENAME TO `idempotency_keys`;--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_limits` (
	`bucket` text PRIMARY KEY NOT NULL,
	`period` integer NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_limits`("bucket", "period", "count", "expires_at") SELECT "bucket", "period", "count", "expires_at" FROM `limits`;--> statement-breakpoint
DROP TABLE `limits`;--> statement-breakpoint
ALTER TABLE `__new_limits` RENAME TO `limits`;
