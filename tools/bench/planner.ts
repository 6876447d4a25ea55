/**
 * How good and how fast plans are, on simulated people and the real catalogue: every promised number with its spread over five
 * parts of the people, what must hold and what we aim at.
 *
 *   npm run bench:planner                              about two minutes
 *   npm run bench:planner -- --people 10000            the promised crowd: half usual, half extreme; 140,000 days
 *   npm run bench:planner -- --people 72000            10^6 days, checked for violations
 *   npm run bench:planner -- --oracle 200 --seconds 60 the gap to the exact optimum, on 200 days
 *   --seed 7   other people; --json one row a line; --extreme only the extreme crowd
 */
import { parseArgs } from 'node:util'
import { meals } from '@dayplate/catalogue'
import type { BenchRow } from './bench-row.ts'
import { type DayGap, measureGaps } from './oracle/measure-gap.ts'
import { planInParallel } from './plan-in-parallel.ts'
import { figuresOf, type PlannerFigure } from './planner-figures.ts'
import { formatFigures } from './format-figures.ts'
import { mean } from './quantile.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '7' },
    oracle: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '40' },
    extreme: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const people = Number(values.people)
const crowds = values.extreme
  ? [{ crowd: 'extreme', people } as const]
  : ([
      { crowd: 'usual', people: people / 2 },
      { crowd: 'extreme', people: people / 2 },
      { crowd: 'excluding', people: people / 5 },
    ] as const)
const total = crowds.reduce((sum, crowd) => sum + crowd.people, 0)

const planned = await planInParallel(crowds, Number(values.seed), (done) => {
  console.error(`${done} of ${total} people planned`)
})
const gaps = await measureGaps(Number(values.oracle), Number(values.seconds), ({ gap, isProven }) => {
  console.error(`gap to the optimum ${gap.toFixed(3)}${isProven ? '' : ' (not proven in time)'}`)
})
// Replacement lists (p99, how many of ten keep the day inside) come with the part that makes them.
const figures = [...figuresOf(planned), ...gapFigures(gaps)]

if (values.json) for (const figure of figures) console.log(JSON.stringify(toBenchRow(figure)))
else {
  console.log(`${planned.length} people, ${14 * planned.length} days, ${meals.length} meals\n`)
  console.log(formatFigures(figures))
}

function gapFigures(found: readonly DayGap[]): readonly PlannerFigure[] {
  if (found.length === 0) return []
  const gapsOnly = found.map(({ gap }) => gap)
  return [
    {
      name: `gap to the exact optimum, mean (${found.length} days, ${found.filter(({ isProven }) => isProven).length} proven)`,
      unit: '',
      value: mean(gapsOnly),
      spread: [Math.min(...gapsOnly), Math.max(...gapsOnly)],
      promise: { better: 'less', must: 0.1, aim: 0.05 },
    },
  ]
}

function toBenchRow({ name, unit, value, promise }: PlannerFigure): BenchRow {
  if (promise === null) return { name, value: roundToHundredth(value), unit, must: null, holds: null }
  const isLess = promise.better === 'less'
  return {
    name,
    value: roundToHundredth(value),
    unit,
    must: `${isLess ? '<=' : '>='} ${promise.must}`,
    holds: isLess ? value <= promise.must : value >= promise.must,
  }
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
