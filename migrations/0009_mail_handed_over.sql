ALTER TABLE `mails` ADD `handed_at` integer;--> statement-breakpoint
UPDATE `mails` SET `handed_at` = `created_at` WHERE `status` = 'due' AND `attempts` > 0;