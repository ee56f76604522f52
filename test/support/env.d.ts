declare namespace Cloudflare {
  interface Env extends Omit<import('../../src/env.ts').Env, 'AI'> {
    DB_1?: D1Database | undefined
    DB_2?: D1Database | undefined
    MIGRATIONS: import('@cloudflare/vitest-pool-workers').D1Migration[]
  }
  interface GlobalProps {
    mainModule: typeof import('../../src/worker.ts')
  }
}
