CREATE TABLE `atlas_findings` (
	`destination` text NOT NULL,
	`sight` text NOT NULL,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`destination`, `sight`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `open_answers` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` text,
	`fetched_at` integer NOT NULL,
	`fresh_until` integer NOT NULL,
	`keep_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `open_answers_by_end` ON `open_answers` (`keep_until`);--> statement-breakpoint
CREATE TABLE `open_service_turns` (
	`service` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	`busy_until` integer NOT NULL,
	`failures` integer NOT NULL,
	`paused_until` integer NOT NULL,
	`day` text NOT NULL,
	`used` integer NOT NULL
);
