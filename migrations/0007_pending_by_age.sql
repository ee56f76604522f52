DROP INDEX `trips_pending`;--> statement-breakpoint
CREATE INDEX `trips_pending` ON `trips` (`created_at`) WHERE status = 'pending';