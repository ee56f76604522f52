CREATE TABLE `challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`lane` text NOT NULL,
	`user_id` text,
	`create_user` integer NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`newsletter` integer NOT NULL,
	`pending_trip` text,
	`redirect_to` text,
	`link_hash` text NOT NULL,
	`code_mac` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `challenges_by_email` ON `challenges` (`email`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `challenges_by_user` ON `challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `challenges_expired` ON `challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `limit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limit_events_by_owner` ON `limit_events` (`owner`,`at`);--> statement-breakpoint
CREATE INDEX `limit_events_by_time` ON `limit_events` (`at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`hash` text NOT NULL,
	`user_id` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_by_user` ON `known_devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `known_devices_seen` ON `known_devices` (`seen_at`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_by_session` ON `refresh_tokens` (`session_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`transport` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`refreshed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_idle` ON `sessions` (`refreshed_at`);