import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { type Figure, figureOf } from './figure.ts'
import { quantile } from './quantile.ts'
import type { PlannerMeasurement } from './planner-measurement.ts'
import type { simulatePeople } from './planner-people.ts'

/** The parts of a checkout that are needed to plan with its engine and its catalogue. */
interface Checkout {
  readonly measurement: PlannerMeasurement
  readonly people: ReturnType<typeof simulatePeople>
}

interface TimedPerson {
  readonly here: number
  readonly there: number
}

/**
 * CPU time of plans here and in another checkout of this repository, whose catalogue is built. Both plan for the same
 * people in one process in turns, because times of different runs and machines cannot be compared.
 */
export async function comparePlanTimes(
  there: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly Figure[]> {
  const checkouts = [await load(process.cwd(), { count, seed }), await load(there, { count, seed })] as const
  const timed = Array.from({ length: count }, (_, index): TimedPerson => {
    const order = index % 2 === 0 ? [0, 1] : [1, 0]
    const [one = 0, other = 0] = order.map((side) => millisecondsOf(checkouts[side === 0 ? 0 : 1], index))
    return index % 2 === 0 ? { here: one, there: other } : { here: other, there: one }
  })
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

const millisecondsOf = ({ measurement, people }: Checkout, index: number): number => {
  const someone = people[index]
  if (someone === undefined) throw new Error(`there is no person ${index}`)
  return measurement.plan(someone, `time ${index}`).milliseconds
}

async function load(
  folder: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<Checkout> {
  const part = async (path: string) => import(pathToFileURL(join(folder, path)).href)
  const [{ PlannerMeasurement: Measurement }, people, { foods, meals }] = await Promise.all([
    part('tools/bench/planner-measurement.ts'),
    part('tools/bench/planner-people.ts'),
    part('packages/catalogue/src/index.ts'),
  ])
  const measurement: PlannerMeasurement = new Measurement({ foods, meals })
  const crowd: Checkout['people'] = people.simulatePeople(count, seed, people.CROWDS.usual)
  measurement.warmUp(crowd)
  return { measurement, people: crowd }
}
