import type { Food, FoodOrigin, ReplacementRole } from '@dayplate/nutrition'
import { type Reading, toReading } from './catalogue-error.ts'
import { checkOrigins } from './check-origins.ts'
import { type FoodCells, foodCells } from './food-cells.ts'
import { allergens, categories, origins, prices, roles } from './food-words.ts'
import { toKebabCase } from './kebab-case.ts'
import type { CsvRow } from './parse-csv.ts'
import { readAmounts } from './read-amounts.ts'
import { readMicronutrients } from './read-micronutrients.ts'
import { readNutrients } from './read-nutrients.ts'

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Compiles one row of foods.csv to a food. */
export function compileFood(file: string, row: CsvRow): Reading<Food> {
  const cells = foodCells(file, row)
  const category = cells.word('category', categories)
  const origin = cells.word('origin', origins)
  const priceClass = cells.word('price', prices)
  const per100g = readNutrients(cells)
  checkIdentity(cells)
  checkOrigins(cells)
  const food = {
    id: cells.text('id'),
    name: { en: cells.text('name_en'), pl: cells.text('name_pl') },
    allergens: cells.words('allergens', allergens),
    source: cells.text('source'),
    per100g,
    micronutrientsPer100g: readMicronutrients(cells),
    animalProteinG: readAnimalProtein(cells, { origin, proteinG: per100g.proteinG }),
    ...readAmounts(cells),
    isSeasoning: category === 'seasonings',
    role: readRole(cells),
  }
  if (category === null || origin === null || priceClass === null) return { value: null, errors: cells.errors }
  return toReading({ ...food, category, origin, priceClass }, cells.errors)
}

function checkIdentity({ text, addError }: FoodCells): void {
  const name = toKebabCase(text('name_en'))
  if (name === '') addError('name_en is empty', 'Give the English name, in lower case')
  if (!ID.test(text('id'))) {
    addError(
      `id "${text('id')}" is not kebab-case`,
      `Write lower-case words with hyphens, such as "${name || 'rye-bread'}"`,
    )
  }
  if (text('name_pl') === '') addError('name_pl is empty', 'Give the Polish name')
}

/** The word for a food that nothing can replace. A word, because an empty cell may have been forgotten. */
const NO_ROLE = 'none'

function readRole({ text, word, addError }: FoodCells): ReplacementRole | null {
  switch (text('role')) {
    case NO_ROLE:
      return null
    case '':
      addError('role is empty', `Write a role of packages/nutrition, or ${NO_ROLE} when no other food can replace it`)
      return null
    default:
      return word('role', roles)
  }
}

function readAnimalProtein(
  { figure, addError }: FoodCells,
  { origin, proteinG }: { origin: FoodOrigin | null; proteinG: number },
): number | null {
  const animalProteinG = figure('animal_protein_g', 100)
  if (animalProteinG === null) return null
  if (animalProteinG > proteinG)
    addError('More animal protein than protein', 'Write the part of protein_g from animals')
  if (origin === 'plant')
    addError('Animal protein in a plant', 'Give the origin of the animal part, or leave the cell empty')
  return animalProteinG
}
