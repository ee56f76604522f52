CREATE TABLE `oauth_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `oauth_clients_by_time` ON `oauth_clients` (`created_at`);--> statement-breakpoint
CREATE TABLE `oauth_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`scopes` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`code_hash` text NOT NULL,
	`code_challenge` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`access_hash` text,
	`access_expires_at` integer,
	`refresh_hash` text,
	`used_refresh_hash` text,
	`refresh_expires_at` integer,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_code_hash_unique` ON `oauth_grants` (`code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_access_hash_unique` ON `oauth_grants` (`access_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_refresh_hash_unique` ON `oauth_grants` (`refresh_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_used_refresh_hash_unique` ON `oauth_grants` (`used_refresh_hash`);--> statement-breakpoint
CREATE INDEX `oauth_grants_by_user` ON `oauth_grants` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `oauth_grants_by_client` ON `oauth_grants` (`client_id`);--> statement-breakpoint
CREATE INDEX `oauth_grants_unused` ON `oauth_grants` (`code_expires_at`);--> statement-breakpoint
CREATE INDEX `oauth_grants_expired` ON `oauth_grants` (`refresh_expires_at`);