import { type Browser, chromium } from '@playwright/test'
import { cpuMsOf } from '../support/process-cpu.ts'
import { BROWSER } from './browser.ts'
import { openDevtools } from './devtools.ts'
import { openElsewhere } from './elsewhere.ts'
import { nextPage } from './next-page.ts'
import { LINKS, openPeers, type Peers, type Site, SITES } from './peers.ts'
import { median, type Row } from './rows.ts'
import { cpuOf, loadAll, rateOf, target } from './server-rows.ts'
import { phone, visit, type Visit } from './visit.ts'
import type { RunningWorker } from './workerd.ts'

const FIRST_PORT = 4410

export interface Rounds {
  starts: number
  server: number
  visits: number
  slowVisits: number
}

/** The home page of every framework, in one run, one after the other in every round. */
export async function sideBySide(folder: string, out: string, rounds: Rounds): Promise<Row[]> {
  const peers = await openPeers(folder, out, FIRST_PORT)
  const sites = SITES.filter(({ name }) => peers.has(name))
  const workers = new Map<string, RunningWorker>()
  const browser = await chromium.launch(BROWSER)
  const elsewhere = await openElsewhere()
  try {
    const starts = await firstPages(peers, sites, rounds.starts)
    for (const { name } of sites) workers.set(name, await peers.start(name))
    const targets = sites.flatMap(({ name }) => {
      const worker = workers.get(name)
      return worker ? [target(name, worker)] : []
    })
    await loadAll(targets, rounds.server)
    const near = await visits(peers, browser, workers, 'slow 4G', rounds.visits)
    const far = await visits(peers, browser, workers, 'roaming 3G', rounds.slowVisits)
    const led = await visits(peers, browser, workers, 'slow 4G', rounds.visits, elsewhere.origin)
    const next = await clicks(peers, workers, rounds.visits)
    return sites.map(({ name, label }) => {
      const served = targets.find((one) => one.name === name)
      const ways = [...(near.get(name) ?? []), ...(far.get(name) ?? [])]
      return {
        name: label,
        numbers: {
          'script kB': rounded(median(ways.map(({ script }) => script)) / 1000, 1),
          'LCP / answers a tap, slow 4G ms': lcpAndTap(near.get(name)),
          'same, roaming 3G ms': lcpAndTap(far.get(name)),
          'LCP by a link from elsewhere, slow 4G ms': rounded(
            median((led.get(name) ?? []).map(({ lcp }) => lcp)),
          ),
          'next page, slow 4G ms': rounded(median(next.get(name) ?? [])),
          'pages/s': rounded(rateOf(served)),
          'CPU µs': rounded(cpuOf(served)),
          'start to first page, CPU ms': rounded(median(starts.get(name) ?? [])),
          'Worker kB gz': rounded(peers.workerSize(name)),
        },
      }
    })
  } finally {
    elsewhere.close()
    await browser.close()
    for (const worker of workers.values()) await worker.stop()
  }
}

/** CPU from the start of the runtime until the home page has been answered. */
async function firstPages(peers: Peers, sites: Site[], rounds: number): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>(sites.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const { name } of sites) {
      const worker = await peers.start(name)
      const answer = await fetch(worker.origin)
      await answer.arrayBuffer()
      found.get(name)?.push(cpuMsOf(worker.pid))
      await worker.stop()
    }
  return found
}

async function visits(
  peers: Peers,
  browser: Browser,
  workers: Map<string, RunningWorker>,
  link: keyof typeof LINKS,
  rounds: number,
  elsewhere?: string,
): Promise<Map<string, Visit[]>> {
  const origins = await connectAll(peers, workers, link)
  const found = new Map<string, Visit[]>([...workers.keys()].map((name) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const site of SITES.filter(({ name }) => workers.has(name))) {
      const { page, close } = await phone(browser)
      const origin = origins.get(site.name)
      found.get(site.name)?.push(await visit(page, `${origin}/`, elsewhere ? null : site, elsewhere))
      await close()
    }
  return found
}

async function clicks(
  peers: Peers,
  workers: Map<string, RunningWorker>,
  rounds: number,
): Promise<Map<string, number[]>> {
  const origins = await connectAll(peers, workers, 'slow 4G')
  const found = new Map<string, number[]>([...workers.keys()].map((name) => [name, []]))
  const devtools = await openDevtools()
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of workers.keys())
        found.get(name)?.push(await nextPage(devtools, origins.get(name) ?? ''))
    return found
  } finally {
    devtools.close()
  }
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
