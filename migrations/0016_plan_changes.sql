CREATE TABLE `plan_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`trip_id` text NOT NULL,
	`revision` integer NOT NULL,
	`operations` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_changes_trip` ON `plan_changes` (`trip_id`);--> statement-breakpoint
CREATE INDEX `plan_changes_expiry` ON `plan_changes` (`expires_at`);