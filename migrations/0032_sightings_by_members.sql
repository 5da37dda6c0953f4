ALTER TABLE `sightings` ADD `member_id` text REFERENCES members(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `sightings` ADD `recorded_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `sightings_member` ON `sightings` (`member_id`,`recorded_at`) WHERE member_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `takeback_items` ADD `rock_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `takeback_items` SET `rock_id` = CASE
  WHEN `kind` IN ('line', 'thanks') THEN substr(`subject_id`, 1, instr(`subject_id`, '.') - 1)
  WHEN `kind` = 'comment' THEN coalesce((SELECT `rock_id` FROM `comments` WHERE `comments`.`id` = `subject_id`), '')
  WHEN `kind` = 'report' THEN coalesce(json_extract(`taken`, '$.rock_id'), '')
  ELSE `subject_id` END;
