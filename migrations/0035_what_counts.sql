-- On purpose: members.scored_find_count, totals.value, rock_countries, countries (withheld rocks count nowhere)
DROP INDEX `members_rocks`;--> statement-breakpoint
ALTER TABLE `members` ADD `scored_rock_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `members_scored_rocks` ON `members` (`scored_rock_count`,`id`) WHERE scored_rock_count > 0;--> statement-breakpoint
DELETE FROM `rock_countries` WHERE `rock_id` IN (SELECT `id` FROM `rocks` WHERE `withheld_at` IS NOT NULL);--> statement-breakpoint
DELETE FROM `countries` WHERE `code` NOT IN (SELECT `country` FROM `rock_countries`);--> statement-breakpoint
UPDATE `members` SET `scored_rock_count` = own.rocks
FROM (SELECT `owner_id`, count(*) AS rocks FROM `rocks` WHERE `owner_id` IS NOT NULL AND `withheld_at` IS NULL AND `imported_at` IS NULL GROUP BY `owner_id`) AS own
WHERE own.`owner_id` = `members`.`id`;--> statement-breakpoint
UPDATE `members` SET `scored_find_count` = `scored_find_count` - withheld.finds
FROM (SELECT `finds`.`member_id`, count(*) AS finds FROM `rocks` JOIN `finds` ON `finds`.`rock_id` = `rocks`.`id`
  WHERE `rocks`.`withheld_at` IS NOT NULL AND `finds`.`is_scored` AND `finds`.`member_id` IS NOT NULL GROUP BY `finds`.`member_id`) AS withheld
WHERE withheld.`member_id` = `members`.`id`;--> statement-breakpoint
UPDATE `totals` SET `value` = `value` - withheld.lost
FROM (SELECT 'rocks' AS name, count(*) AS lost FROM `rocks` WHERE `withheld_at` IS NOT NULL
  UNION ALL SELECT 'not_hidden', count(*) FROM `rocks` WHERE `withheld_at` IS NOT NULL AND `status` <> 'hidden'
  UNION ALL SELECT 'distance_metres', coalesce(sum(`distance_metres`), 0) FROM `rocks` WHERE `withheld_at` IS NOT NULL) AS withheld
WHERE withheld.name = `totals`.`name`;--> statement-breakpoint
UPDATE `totals` SET `value` = (SELECT count(*) FROM `countries`) WHERE `name` = 'countries';
