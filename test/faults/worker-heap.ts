interface HeapUsage {
  usedSize: number
  embedderHeapUsedSize?: number
  backingStorageSize?: number
}

/**
 * Megabytes that the Worker itself holds once its garbage is collected, asked for by V8's inspector at `url`. What the
 * process holds besides belongs to the runtime and to what plays the platform. The Worker collects when it next
 * answers: `wake` makes it do so.
 */
export async function workerHeap(url: string, wake: () => Promise<unknown>): Promise<number> {
  const socket = new WebSocket(url)
  const answers = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown }
    answers.get(id)?.(result)
  })
  const call = (id: number, method: string) =>
    new Promise<unknown>((resolve) => {
      answers.set(id, resolve)
      socket.send(JSON.stringify({ id, method }))
    })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  try {
    await Promise.all([call(1, 'HeapProfiler.collectGarbage'), wake()])
    const used = (await call(2, 'Runtime.getHeapUsage')) as HeapUsage
    return (used.usedSize + (used.embedderHeapUsedSize ?? 0) + (used.backingStorageSize ?? 0)) / 2 ** 20
  } finally {
    socket.close()
  }
}
