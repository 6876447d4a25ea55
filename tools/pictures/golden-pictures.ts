/**
 * Tells which forms no longer look as they did when a person last looked at them, and draws those on a sheet.
 * `--accept` keeps how they look now.
 *
 * `npm run golden-pictures -- [--accept] [sheet.png]`
 */
import { parseArgs } from 'node:util'
import { catalogueMeals } from './catalogue-meals.ts'
import { drawSheet } from './draw-sheet.ts'
import { goldenDistance, readGoldenPictures, representatives, writeGoldenPictures } from './golden-thumbprints.ts'
import { judgePlates } from './judge-plates.ts'
import { mealTiles } from './sheet-tiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
})

const accepted = readGoldenPictures()
const drawn = representatives(catalogueMeals(), accepted).map(({ form, meal }) => ({
  form,
  meal,
  print: judgePlates(meal).golden,
  before: accepted.find((picture) => picture.form === form && picture.mealId === meal.id),
}))
const changed = drawn.filter(({ print, before }) => before?.print !== print)
for (const { form, meal, print, before } of changed) {
  const how = before === undefined ? 'is new' : `moved by ${goldenDistance(before.print, print).toFixed(4)}`
  console.log(`${form}: ${meal.id} ${how}`)
}
const gone = accepted.filter(({ form }) => !drawn.some((picture) => picture.form === form))
for (const { form } of gone) console.log(`${form}: no meal has it any more`)
const [file] = positionals
if (file !== undefined && changed.length > 0) {
  const meals = changed.map(({ meal }) => meal)
  await drawSheet(mealTiles(meals), { file, columns: Math.min(6, meals.length) })
}
const count = changed.length + gone.length
if (values.accept) {
  writeGoldenPictures(drawn.map(({ form, meal, print }) => ({ form, mealId: meal.id, print })))
  console.log(`${count} changes accepted for ${drawn.length} forms`)
} else {
  console.log(
    `${count} of ${drawn.length} forms look different. Nothing was written; --accept keeps how they look now.`,
  )
  process.exitCode = count === 0 ? 0 : 1
}
