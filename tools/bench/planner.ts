/**
 * Measures quality and speed of plans and lists of replacements, with simulated people and the real catalogue. Prints
 * every promised number with its spread over five parts of the people, its limit and its aim.
 *
 *   npm run bench:planner                              about two minutes
 *   npm run bench:planner -- --people 10000            the promised crowd: half usual, half extreme; 140,000 days
 *   npm run bench:planner -- --people 60000            10^6 days, checked for violations
 *   npm run bench:planner -- --seconds 60              lets HiGHS prove the best days too, up to a minute each
 *   --lists 300   people whose meals are replaced, twelve lists each, as many of the usual as of the extreme crowd
 *   --oracle 40   days whose gap is measured, 200 by default; --seconds limits HiGHS per day, 0 skips it
 *   --seed 7      other people; --json one row per line; --extreme only the extreme crowd
 */
import { parseArgs } from 'node:util'
import { foods, meals } from '@dayplate/catalogue'
import { gapFigures } from './oracle/gap-figures.ts'
import { measureGaps } from './oracle/measure-gap.ts'
import { planInParallel } from './plan-in-parallel.ts'
import { type Figure, toBenchRow } from './figure.ts'
import { formatFigures } from './format-figures.ts'
import { figuresOf } from './planner-figures.ts'
import { CROWDS, simulatePeople } from './planner-people.ts'
import { replacementFigures } from './replacement-figures.ts'
import { listForEveryone } from './replacement-measurement.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '7' },
    oracle: { type: 'string', default: '200' },
    lists: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '0' },
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
let measured = 0
const gaps = await measureGaps({ days: Number(values.oracle), seconds: Number(values.seconds) }, ({ gap, highs }) => {
  measured += 1
  const verdict =
    highs === null ? '' : highs.isProven ? ', proven by HiGHS' : `, by HiGHS at most ${highs.mostGap.toFixed(3)}`
  console.error(`day ${measured}: gap to the optimum ${gap.toFixed(3)}${verdict}`)
})
const figures = [...figuresOf(planned), ...listFigures(Number(values.lists)), ...gapFigures(gaps)]

if (values.json) for (const figure of figures) console.log(JSON.stringify(toBenchRow(figure)))
else {
  console.log(`${planned.length} people, ${14 * planned.length} days, ${meals.length} meals\n`)
  console.log(formatFigures(figures))
}

/** Figures of lists for the usual and the extreme crowd, with the same number of people of each. */
function listFigures(count: number): readonly Figure[] {
  if (count === 0) return []
  const promised = crowds.map(({ crowd }) => crowd).filter((crowd) => crowd !== 'excluding')
  const listed = promised.flatMap((crowd) => {
    console.error(`replacements of ${count / promised.length} ${crowd} people`)
    return listForEveryone(simulatePeople(count / promised.length, Number(values.seed), CROWDS[crowd]), {
      foods,
      meals,
    })
  })
  return replacementFigures(listed)
}
