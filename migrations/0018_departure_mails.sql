CREATE TABLE `departure_refusals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trips_departing` ON `trips` (`start_date`) WHERE status = 'completed';