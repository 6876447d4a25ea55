import { HOLIDAY_IDENTIFIERS } from '@dayplate/dates'
import { type Meal, MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import type { HolidayMenu } from '../holidays/index.ts'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import { nearestName } from './nearest-name.ts'
import type { CsvRow } from './parse-csv.ts'

/** A menu with its meals, before its diets are known. */
type NamedMenu = Omit<HolidayMenu, 'diets'> & { readonly meals: readonly Meal[] }

/** Least number of holiday meals in a menu, because with fewer the day would not be festive. */
const LEAST_FESTIVE_MEALS = 2

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads one row of the table of menus; every invalid cell is an error. */
export function readHolidayMenu(file: string, row: CsvRow, mealById: ReadonlyMap<string, Meal>): Reading<NamedMenu> {
  const cell = (column: string): string => row.cells.get(column) ?? ''
  const errors: CatalogueError[] = []
  const error = (message: string, remedy: string): null => {
    errors.push({ file, line: row.line, message, remedy })
    return null
  }
  const id = ID.test(cell('id')) ? cell('id') : error(`The id is "${cell('id')}"`, 'Write it in kebab-case')
  const holidayId =
    HOLIDAY_IDENTIFIERS.find((identifier) => identifier === cell('holiday')) ??
    error(`There is no holiday "${cell('holiday')}"`, `Write one of: ${HOLIDAY_IDENTIFIERS.join(', ')}`)

  function readMeal(type: MealType): Meal | null {
    const mealId = cell(type)
    const meal = mealById.get(mealId)
    if (meal === undefined) return error(`There is no meal "${mealId}"`, unknownMealRemedy(mealId, mealById))
    if (meal.type !== type) return error(`"${mealId}" is a ${meal.type}, not a ${type}`, 'Put another in its place')
    if (meal.holidayId === null || holidayId === null || meal.holidayId === holidayId) return meal
    return error(`"${mealId}" is cooked for ${meal.holidayId}`, `Serve meals of ${holidayId} and everyday meals`)
  }

  const meals = MEAL_TYPES.flatMap((type) => readMeal(type) ?? [])
  const [breakfast, lunch, snack, dinner] = meals
  if (id === null || holidayId === null || !breakfast || !lunch || !snack || !dinner) return { value: null, errors }
  if (meals.filter((meal) => meal.holidayId !== null).length < LEAST_FESTIVE_MEALS) {
    error('An ordinary day', `Serve at least ${LEAST_FESTIVE_MEALS} meals of ${holidayId}`)
  }
  const mealIds = { breakfast: breakfast.id, lunch: lunch.id, snack: snack.id, dinner: dinner.id }
  return toReading({ id, holidayId, mealIds, meals }, errors)
}

function unknownMealRemedy(mealId: string, mealById: ReadonlyMap<string, Meal>): string {
  const nearest = nearestName(mealId, mealById.keys())
  return nearest === null ? 'Write the name of a recipe file without its ending' : `Did you mean "${nearest}"?`
}
