/**
 * Draws meals or foods of the catalogue on one sheet, and names foods that the picture of their meal hides.
 *
 * `npm run contact-sheet -- [--form soup] [--meal <id>]… [--type lunch] [--dark] [--blind] [--beside-older] [--size 240] [--columns 6] sheet.png`
 * `npm run contact-sheet -- --foods [--food <id>]… [--dark] [--blind] [--size 96] [--columns 14] sheet.png` draws foods instead.
 */
import { parseArgs } from 'node:util'
import { judgePlates } from './judge-plates.ts'
import type { PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'
import { catalogueFoods } from './catalogue-foods.ts'
import { catalogueMeals } from './catalogue-meals.ts'
import { drawSheet } from './draw-sheet.ts'
import { foodTiles, mealTiles } from './sheet-tiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    form: { type: 'string' },
    meal: { type: 'string', multiple: true, default: [] },
    foods: { type: 'boolean', default: false },
    food: { type: 'string', multiple: true, default: [] },
    type: { type: 'string' },
    dark: { type: 'boolean', default: false },
    blind: { type: 'boolean', default: false },
    'beside-older': { type: 'boolean', default: false },
    size: { type: 'string' },
    columns: { type: 'string' },
  },
})

const isWanted = ({ id, mealType, dishes }: PlatedMeal): boolean =>
  (values.meal.length === 0 || values.meal.includes(id)) &&
  (values.form === undefined || dishes.some(({ form }) => form === values.form)) &&
  (values.type === undefined || mealType === values.type)

const [file = 'contact-sheet.png'] = positionals
const isOfFoods = values.foods || values.food.length > 0
const meals = isOfFoods ? [] : catalogueMeals().filter(isWanted)
const foods = isOfFoods
  ? catalogueFoods().filter(({ foodId }) => values.food.length === 0 || values.food.includes(foodId))
  : []
const tiles = isOfFoods ? foodTiles(foods) : mealTiles(meals, { isBesideOlder: values['beside-older'] })
if (tiles.length === 0) {
  console.error(
    'Nothing of the catalogue matches. Ids, forms and meal types are in packages/catalogue/pictures.tsv, foods in foods.csv.',
  )
  process.exitCode = 1
} else {
  await drawSheet(tiles, {
    file,
    size: Number(values.size ?? (isOfFoods ? 96 : 240)),
    columns: Math.min(tiles.length, Number(values.columns ?? (isOfFoods ? 14 : 6))),
    theme: values.dark ? 'dark' : 'light',
    isBlind: values.blind,
  })
  for (const meal of meals) {
    const { hidden } = judgePlates(meal)
    if (hidden.length > 0) console.log(`${meal.id} hides ${hidden.join(', ')}`)
  }
  console.log(`${tiles.length} pictures on ${file}`)
}
