import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type Figure, figureOf } from './figure.ts'
import { quantile } from './quantile.ts'

/** Turns of the two checkouts, and people planned in each. */
const TURNS = 6
const PEOPLE_PER_TURN = 60

const plannedPeople = z.array(z.object({ milliseconds: z.number() }))

/** CPU time of the plan of one person, made by each of the checkouts. */
interface TimedPerson {
  readonly here: number
  readonly there: number
}

/**
 * CPU time of plans against those of another checkout of this repository, whose catalogue is built. The two plan for the
 * same people in turns, because times of different runs and machines cannot be compared.
 */
export async function comparePlanTimes(there: string, seed: number): Promise<readonly Figure[]> {
  const timed: TimedPerson[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const task = { crowd: 'usual', people: PEOPLE_PER_TURN, seed: seed * TURNS + turn }
    const own = await timesOf(process.cwd(), task)
    const other = await timesOf(there, task)
    timed.push(...own.map((here, index) => ({ here, there: other[index] ?? Number.NaN })))
  }
  const ratio = (of: (times: readonly number[]) => number) => (people: readonly TimedPerson[]) =>
    of(people.map(({ here }) => here)) / of(people.map((person) => person.there))
  const promise = { better: 'less', must: 1.1, aim: 1 } as const
  return [
    figureOf({ name: 'CPU of a plan, of that of the other checkout, mean', unit: '', promise, of: ratio(sum) }, timed),
    figureOf({ name: 'CPU of a plan, of that of the other checkout, p99', unit: '', of: ratio(late) }, timed),
  ]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const late = (values: readonly number[]) => quantile(values, 0.99)

/** Milliseconds of each plan of a share of the people, made by the checkout's own engine on a thread of its own. */
function timesOf(checkout: string, workerData: object): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const worker = new Worker(join(checkout, 'tools/bench/planner-worker.ts'), { workerData })
    worker.on('message', (batch) => times.push(...plannedPeople.parse(batch).map(({ milliseconds }) => milliseconds)))
    worker.on('error', reject)
    worker.on('exit', () => resolve(times))
  })
}
