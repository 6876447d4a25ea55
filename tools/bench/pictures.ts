// npm run bench:pictures [-- --meals 40] [--json]: draws meals of the catalogue and prints their bytes by format, size and
// theme, the CPU time of a meal, the memory, how often a picture is found kept, the size of the folder, and what a first start
// draws. npm run bench -- pictures builds first and prints the same.
import { parseArgs } from 'node:util'
import { formatTable } from './format-table.ts'
import { measurePictures } from './pictures/measure-pictures.ts'

const { values } = parseArgs({
  options: { meals: { type: 'string', default: '40' }, json: { type: 'boolean', default: false } },
})
const count = Number(values.meals)
if (!Number.isInteger(count) || count < 1) {
  console.error(`--meals is ${values.meals}. Name a whole number from 1. Nothing was measured.`)
  process.exit(1)
}
const rows = await measurePictures(count)
console.log(values.json ? rows.map((row) => JSON.stringify(row)).join('\n') : formatTable(rows))
