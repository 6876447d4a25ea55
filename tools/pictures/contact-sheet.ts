/**
 * Draws meals of the catalogue on one sheet, and names foods that their picture hides.
 *
 * `npm run contact-sheet -- [--form soup] [--meal <id>]… [--type lunch] [--dark] [--blind] [--size 240] [--columns 6] sheet.png`
 */
import { parseArgs } from 'node:util'
import { judgePlates } from './judge-plates.ts'
import type { PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'
import { catalogueMeals } from './catalogue-meals.ts'
import { drawSheet } from './draw-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    form: { type: 'string' },
    meal: { type: 'string', multiple: true, default: [] },
    type: { type: 'string' },
    dark: { type: 'boolean', default: false },
    blind: { type: 'boolean', default: false },
    size: { type: 'string', default: '240' },
    columns: { type: 'string', default: '6' },
  },
})

const isWanted = ({ id, mealType, dishes }: PlatedMeal): boolean =>
  (values.meal.length === 0 || values.meal.includes(id)) &&
  (values.form === undefined || dishes.some(({ form }) => form === values.form)) &&
  (values.type === undefined || mealType === values.type)

const [file = 'contact-sheet.png'] = positionals
const wanted = catalogueMeals().filter(isWanted)
if (wanted.length === 0) {
  console.error('No meal of the catalogue matches. Ids, forms and meal types are in packages/catalogue/pictures.tsv.')
  process.exitCode = 1
} else {
  await drawSheet(wanted, {
    file,
    size: Number(values.size),
    columns: Math.min(wanted.length, Number(values.columns)),
    theme: values.dark ? 'dark' : 'light',
    ...(values.blind ? {} : { labelOf: ({ id }) => id }),
  })
  for (const meal of wanted) {
    const { hidden } = judgePlates(meal)
    if (hidden.length > 0) console.log(`${meal.id} hides ${hidden.join(', ')}`)
  }
  console.log(`${wanted.length} meals on ${file}`)
}
