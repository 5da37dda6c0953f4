CREATE TABLE `alarms` (
	`part` text PRIMARY KEY NOT NULL,
	`broken_since` integer,
	`fine_since` integer,
	`detail` text DEFAULT '' NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
CREATE TABLE `health_counts` (
	`period` integer NOT NULL,
	`what` text NOT NULL,
	`total` integer NOT NULL,
	`failed` integer NOT NULL,
	PRIMARY KEY(`period`, `what`)
);
--> statement-breakpoint
CREATE TABLE `troubles` (
	`name` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `failing_since` integer;