/** What a program may be allowed. The consent page says each in a sentence. */
export const SCOPES = ['trips:read', 'trips:write'] as const
export type Scope = (typeof SCOPES)[number]
