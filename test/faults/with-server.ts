import { type BenchServer, freshState, migrate, startServer } from './bench-server.ts'
import { openOutsideWorld, type OutsideWorld } from './external-services.ts'

export interface Running {
  server: BenchServer
  world: OutsideWorld
  state: string
}

/** A server with a migrated state of that name and what stands for the world outside; both end with the work. */
export async function withServer<Result>(
  bundle: string,
  name: string,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  const world = await openOutsideWorld()
  const state = freshState(name)
  const server = await startServer(bundle, state, world.url)
  try {
    migrate(state)
    return await work({ server, world, state })
  } finally {
    await server.kill()
    world.close()
  }
}
