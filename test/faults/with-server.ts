import { type BenchServer, freshState, migrate, startServer } from './bench-server.ts'
import { openOutsideWorld, type OutsideWorld } from './external-services.ts'

export interface Running {
  server: BenchServer
  platform: OutsideWorld
  state: string
}

/** A server with a migrated state of that name and what stands for the world outside; both end with the work. */
export async function withServer<Result>(
  bundle: string,
  name: string,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  const platform = await openOutsideWorld()
  const state = freshState(name)
  const server = await startServer(bundle, state, platform.url)
  try {
    migrate(state)
    return await work({ server, platform, state })
  } finally {
    await server.kill()
    platform.close()
  }
}
