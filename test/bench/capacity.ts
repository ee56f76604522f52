// `npm run capacity`: what each of the platform's limits allows, from rows, CPU and bytes measured here; it writes the
// tables of .github/CAPACITY.md. Minutes long, and nothing of it leaves this machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { buildWorkers } from '../faults/build-workers.ts'
import { loadOf, type Measured, reachedAt, totalsPerPlan } from './capacity-model.ts'
import { measureGrowth } from './growth-rows.ts'
import { planRows } from './plan-rows.ts'
import { type Part, tableOf } from './rows.ts'

const FILE = '.github/CAPACITY.md'
const BEGIN = '<!-- capacity: written by `npm run capacity` -->'
const END = '<!-- /capacity -->'
const PLANS_PER_DAY = [1000, 100_000, 10_000_000]
const TRIPS = 3
const WITH_MODEL = 'a 7-day plan, a model of 50 tokens a second'

const bundle = await buildWorkers()
const { costs } = await measureGrowth()
const week = (await planRows(bundle, TRIPS)).find(({ name }) => name === WITH_MODEL)?.numbers
if (!week) throw new Error(`no measurement of ${WITH_MODEL}`)
const measured: Measured = {
  costs,
  planBytes: Number(week['stored bytes']),
  jobCpuMs: Number(week['CPU ms']),
  jobSeconds: Number(week['done ms']) / 1000,
  generationsPerPlan: Number(week['model calls']),
}
const tables = [journeyTable(), ...PLANS_PER_DAY.map(loadTable)].map(
  (part) => `**${part.title}**\n\n${tableOf(part)}`,
)
const text = readFileSync(FILE, 'utf8')
const [before, rest] = text.split(BEGIN)
const after = rest?.split(END)[1]
if (before === undefined || after === undefined) throw new Error(`${FILE} has no place for the tables`)
const date = new Date().toISOString().slice(0, 10)
writeFileSync(FILE, before + [BEGIN, `${date}.`, ...tables, END].join('\n\n') + after)
console.log(tables.join('\n\n'))
process.exit(0)

function journeyTable(): Part {
  const total = totalsPerPlan(costs)
  const row = (name: string, value: number | string) => ({ name, numbers: { measured: value } })
  return {
    title: 'One finished plan of a week, with all that belongs to it',
    rows: [
      row('rows read', Math.round(total.rowsRead)),
      row('rows written', Math.round(total.rowsWritten)),
      row('statements', Math.round(total.statements)),
      row('bytes of the plan', measured.planBytes),
      row('CPU of its job, ms', measured.jobCpuMs),
      row('seconds of its job, with a model of 50 tokens a second', measured.jobSeconds.toFixed(1)),
      row('calls of the model', measured.generationsPerPlan),
    ],
  }
}

function loadTable(plansPerDay: number): Part {
  const loads = loadOf(plansPerDay, measured)
  return {
    title: `${plansPerDay.toLocaleString('en')} plans a day, the busiest hour`,
    rows: loads.map((load) => ({
      name: load.name,
      numbers: {
        needs: `${rounded(load.amount)} ${load.unit}`,
        limit: load.limit.toLocaleString('en'),
        'of the limit': `${rounded(load.share * 100)} %`,
        'reached at plans a day': rounded(reachedAt(load, plansPerDay)),
      },
    })),
  }
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 2 })
}
