CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`password_hash` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`language` text NOT NULL,
	`data` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due_at`) WHERE status = 'due';--> statement-breakpoint
CREATE TABLE `day_quota` (
	`owner` text NOT NULL,
	`day` text NOT NULL,
	`trip_id` text,
	`generations` integer NOT NULL,
	PRIMARY KEY(`owner`, `day`)
);
--> statement-breakpoint
CREATE INDEX `day_quota_by_day` ON `day_quota` (`day`);--> statement-breakpoint
CREATE TABLE `trips` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`submission_key` text NOT NULL,
	`start_location` text NOT NULL,
	`destination` text NOT NULL,
	`adults` integer NOT NULL,
	`kids` integer NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`budget_type` text NOT NULL,
	`trip_type` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`progress` text,
	`plan` text,
	`attempt` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`failure` text,
	`finished_at` integer,
	`quota_owner` text NOT NULL,
	`quota_day` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trips_by_user` ON `trips` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `trips_by_submission` ON `trips` (`user_id`,`submission_key`);--> statement-breakpoint
CREATE INDEX `trips_pending` ON `trips` (`lease_until`,`created_at`) WHERE status = 'pending';