declare namespace Cloudflare {
  interface Env extends Omit<import('../../src/env.ts').Env, 'AI'> {
    MIGRATIONS: import('@cloudflare/vitest-pool-workers').D1Migration[]
  }
  interface GlobalProps {
    mainModule: typeof import('../../src/worker.ts')
  }
}
