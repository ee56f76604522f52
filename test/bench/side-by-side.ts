import { type Browser, chromium } from '@playwright/test'
import { LINKS, openPeers, type Peers, SITES } from './peers.ts'
import { median, type Row } from './rows.ts'
import { cpuOf, loadAll, rateOf, target } from './server-rows.ts'
import { nextPage, phone, visit, type Visit } from './visit.ts'
import type { RunningWorker } from './workerd.ts'

const FIRST_PORT = 4410

export const BROWSER = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // Otherwise each connection is made twice: refused for our own certificate, then allowed.
    '--ignore-certificate-errors',
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
  ],
}

export interface Rounds {
  server: number
  visits: number
  slowVisits: number
}

/** The home page of every framework, in one run, one after the other in every round. */
export async function sideBySide(folder: string, out: string, rounds: Rounds): Promise<Row[]> {
  const peers = await openPeers(folder, out, FIRST_PORT)
  const workers = new Map<string, RunningWorker>()
  const browser = await chromium.launch(BROWSER)
  try {
    for (const { name } of SITES) workers.set(name, await peers.start(name))
    const targets = SITES.flatMap(({ name }) => {
      const worker = workers.get(name)
      return worker ? [target(name, worker)] : []
    })
    await loadAll(targets, rounds.server)
    const near = await visits(peers, browser, workers, 'slow 4G', rounds.visits)
    const far = await visits(peers, browser, workers, 'roaming 3G', rounds.slowVisits)
    const next = await clicks(peers, browser, workers, rounds.visits)
    return SITES.map(({ name, label }) => {
      const served = targets.find((one) => one.name === name)
      const ways = [...(near.get(name) ?? []), ...(far.get(name) ?? [])]
      return {
        name: label,
        numbers: {
          'script kB': rounded(median(ways.map(({ script }) => script)) / 1000, 1),
          'LCP / answers a tap, slow 4G ms': lcpAndTap(near.get(name)),
          'same, roaming 3G ms': lcpAndTap(far.get(name)),
          'next page, slow 4G ms': rounded(median(next.get(name) ?? [])),
          'pages/s': rounded(rateOf(served)),
          'CPU µs': rounded(cpuOf(served)),
          'Worker kB gz': rounded(peers.workerSize(name)),
        },
      }
    })
  } finally {
    await browser.close()
    for (const worker of workers.values()) await worker.stop()
  }
}

async function visits(
  peers: Peers,
  browser: Browser,
  workers: Map<string, RunningWorker>,
  link: keyof typeof LINKS,
  rounds: number,
): Promise<Map<string, Visit[]>> {
  const origins = await connectAll(peers, workers, link)
  const found = new Map<string, Visit[]>(SITES.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const site of SITES) {
      const { page, close } = await phone(browser)
      found.get(site.name)?.push(await visit(page, `${origins.get(site.name)}/`, site))
      await close()
    }
  return found
}

async function clicks(
  peers: Peers,
  browser: Browser,
  workers: Map<string, RunningWorker>,
  rounds: number,
): Promise<Map<string, number[]>> {
  const origins = await connectAll(peers, workers, 'slow 4G')
  const found = new Map<string, number[]>(SITES.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const { name } of SITES) found.get(name)?.push(await nextPage(browser, origins.get(name) ?? ''))
  return found
}

async function connectAll(peers: Peers, workers: Map<string, RunningWorker>, link: keyof typeof LINKS) {
  const origins = new Map<string, string>()
  for (const [name, worker] of workers) {
    const origin = await peers.connect(name, Number(new URL(worker.origin).port), LINKS[link])
    origins.set(name, origin)
  }
  return origins
}

function lcpAndTap(seen: Visit[] = []): string {
  return `${rounded(median(seen.map(({ lcp }) => lcp)))} / ${rounded(median(seen.map(({ answer }) => answer)))}`
}

function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits))
}
