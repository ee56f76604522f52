ALTER TABLE `contact_messages` ADD `look_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_by_look` ON `contact_messages` (`look_at`);