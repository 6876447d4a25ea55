/**
 * How good and how fast plans are, on simulated people and the real catalogue.
 *
 *   node tools/bench/planner.ts [--people 500] [--seed 7] [--extreme] [--json]
 */
import { parseArgs } from 'node:util'
import { foods, meals } from '@dayplate/catalogue'
import type { BenchRow } from './bench-row.ts'
import { figuresOf } from './planner-figures.ts'
import { planEveryone } from './planner-measurement.ts'
import { CROWDS, simulatePeople } from './planner-people.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    seed: { type: 'string', default: '7' },
    extreme: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const crowd = values.extreme ? CROWDS.extreme : CROWDS.usual
const people = simulatePeople(Number(values.people), Number(values.seed), crowd)
const planned = planEveryone(people, { foods, meals })
const figures = figuresOf(planned)
if (values.json) for (const figure of figures) console.log(JSON.stringify(figure))
else printTable(figures)

function printTable(rows: readonly BenchRow[]): void {
  console.log(`${values.people} people, ${meals.length} meals, 14 days each, one core\n`)
  for (const { name, value, unit, must, holds } of rows) {
    const verdict = holds === null ? '' : `${must}  ${holds ? 'holds' : 'FAILS'}`
    console.log(`${name.padEnd(52)} ${String(value).padStart(9)} ${unit.padEnd(6)} ${verdict}`)
  }
}
