/**
 * How good and how fast lists of replacements are, on plans of simulated people and the real catalogue.
 *
 *   node tools/bench/replacements.ts [--people 150] [--seed 7] [--extreme] [--json]
 */
import { parseArgs } from 'node:util'
import { foods, meals } from '@dayplate/catalogue'
import { formatTable } from './format-table.ts'
import { CROWDS, simulatePeople } from './planner-people.ts'
import { replacementFigures } from './replacement-figures.ts'
import { listForEveryone } from './replacement-measurement.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '150' },
    seed: { type: 'string', default: '7' },
    extreme: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const crowd = values.extreme ? CROWDS.extreme : CROWDS.usual
const people = simulatePeople(Number(values.people), Number(values.seed), crowd)
const lists = listForEveryone(people, { foods, meals })
const figures = replacementFigures(lists)
console.log(values.json ? figures.map((row) => JSON.stringify(row)).join('\n') : formatTable(figures))
