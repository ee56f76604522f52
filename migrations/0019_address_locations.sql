CREATE TABLE `address_locations` (
	`hash` text PRIMARY KEY NOT NULL,
	`shard` integer NOT NULL,
	`free_at` integer,
	`claims` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `address_locations_free` ON `address_locations` (`free_at`) WHERE free_at is not null;