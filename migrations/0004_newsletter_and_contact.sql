CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`language` text NOT NULL,
	`mail_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_mail_id_unique` ON `contact_messages` (`mail_id`);--> statement-breakpoint
CREATE TABLE `newsletter` (
	`email` text PRIMARY KEY NOT NULL,
	`opt_in` integer NOT NULL,
	`verified` integer NOT NULL,
	`language` text NOT NULL,
	`unsubscribe_token` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_unsubscribe_token_unique` ON `newsletter` (`unsubscribe_token`);--> statement-breakpoint
CREATE TABLE `newsletter_consents` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`source` text NOT NULL,
	`language` text NOT NULL,
	`version` text NOT NULL,
	`wording` text NOT NULL,
	`given_at` integer NOT NULL,
	`confirmed_at` integer,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE INDEX `newsletter_consents_by_email` ON `newsletter_consents` (`email`,`given_at`);