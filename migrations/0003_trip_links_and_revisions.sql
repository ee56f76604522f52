CREATE TABLE `plan_revisions` (
	`trip_id` text NOT NULL,
	`revision` integer NOT NULL,
	`plan` text NOT NULL,
	PRIMARY KEY(`trip_id`, `revision`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `trip_links` (
	`token` text PRIMARY KEY NOT NULL,
	`trip_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_links_by_trip` ON `trip_links` (`trip_id`,`kind`);--> statement-breakpoint
ALTER TABLE `trips` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `trips` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `trips` ADD `longitude` real;