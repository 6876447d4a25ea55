/**
 * Measures the weeks of plans as the person who shops and cooks them would: products, food left in opened packs, work,
 * breakfasts, and how alike the plans of different people are.
 *
 *   npm run bench:weeks                     500 people, about half a minute
 *   npm run bench:weeks -- --people 2000 --seed 8
 *   npm run --silent bench:weeks -- --json  one row per line
 *   npm run bench:weeks -- --against ../x   CPU of plans in turns with another checkout, with its catalogue built
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { foods, meals } from '@dayplate/catalogue'
import { toBenchRow } from './figure.ts'
import { formatFigures } from './format-figures.ts'
import { comparePlanTimes } from './plan-times.ts'
import { CROWDS, simulatePeople } from './planner-people.ts'
import { weekFigures } from './week-figures.ts'
import { WeekMeasurement } from './week-measurement.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    seed: { type: 'string', default: '7' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
/** People between two lines of progress. */
const PROGRESS = 50

const measurement = new WeekMeasurement({ foods, meals })
const people = simulatePeople(Number(values.people), Number(values.seed), CROWDS.usual)
const planned = people.map((someone, index) => {
  if (index % PROGRESS === 0) console.error(`${index} of ${people.length} people planned`)
  return measurement.plan(someone, `weeks ${values.seed} ${index}`)
})
const times = values.against === undefined ? [] : await comparePlanTimes(resolve(values.against), Number(values.seed))
const figures = [...weekFigures(planned), ...times]

if (values.json) for (const figure of figures) console.log(JSON.stringify(toBenchRow(figure)))
else
  console.log(
    `${planned.length} people, ${2 * planned.length} weeks, ${meals.length} meals\n\n${formatFigures(figures)}`,
  )
