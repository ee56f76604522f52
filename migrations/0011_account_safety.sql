CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`device` text NOT NULL,
	`country` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `security_events_by_user` ON `security_events` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `security_events_by_time` ON `security_events` (`at`);--> statement-breakpoint
CREATE TABLE `email_undos` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_undos_by_user` ON `email_undos` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_undos_by_email` ON `email_undos` (`email`);--> statement-breakpoint
CREATE INDEX `email_undos_expired` ON `email_undos` (`expires_at`);--> statement-breakpoint
CREATE TABLE `model_call_shares` (
	`day` text NOT NULL,
	`owner` text NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`day`, `owner`)
);
--> statement-breakpoint
CREATE INDEX `model_call_shares_by_day` ON `model_call_shares` (`day`);--> statement-breakpoint
CREATE TABLE `event_streams` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_streams_by_user` ON `event_streams` (`user_id`,`until`);--> statement-breakpoint
CREATE INDEX `event_streams_ended` ON `event_streams` (`until`);--> statement-breakpoint
ALTER TABLE `challenges` ADD `browser_hash` text;--> statement-breakpoint
ALTER TABLE `challenges` ADD `letter` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `network` text;--> statement-breakpoint
CREATE INDEX `mails_by_user` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_by_time` ON `mail_suppressions` (`created_at`);