import { type Mutant, mutantsOf } from './mutant.ts'

const PLACING = ['test/databases/placing.test.ts']
const ADDRESSES = ['test/databases/addresses.test.ts']
const TOKENS = ['test/databases/tokens.test.ts']

/** Users over several databases: one account an address, and no token that opens another shard. */
export const DATABASE_MUTANTS: Mutant[] = [
  ...mutantsOf('src/auth/users/address-store.ts', PLACING, [
    [
      'old-account-stays-in-the-first-database',
      'exists (select 1 from ${users} where email = ${email})\n            or exists (select 1 from ${challenges}',
      'exists (select 1 from ${challenges}',
    ],
    ['code-of-before-is-found', 'or exists (select 1 from ${challenges} where email = ${email})', ''],
    ['unknown-database-makes-no-second-account', 'where hash = ${hash} and shard <> 0`', 'where 0`'],
  ]),
  ...mutantsOf('src/auth/users/address-store.ts', ADDRESSES, [
    ['claimed-address-is-not-taken', '(shard <> 0 and free_at <= ${now})', 'shard <> 0'],
  ]),
  ...mutantsOf('src/auth/sessions/access-token.ts', TOKENS, [
    ['token-names-its-shard', '...(shard > 0 && { shard })', ''],
  ]),
]
