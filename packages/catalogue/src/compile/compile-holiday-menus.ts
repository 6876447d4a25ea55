import { HOLIDAY_IDENTIFIERS, type HolidayIdentifier } from '@dayplate/dates'
import { type Diet, dietsOfMeal, type Meal, MEAL_TYPES, mealFoods, mealNutrition } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue.ts'
import type { HolidayMenu } from '../holidays/index.ts'
import type { CatalogueError } from './catalogue-error.ts'
import { type CsvRow, parseCsv } from './parse-csv.ts'
import { readHolidayMenu } from './read-holiday-menu.ts'

export const HOLIDAY_MENUS_FILE = 'holiday-menus.csv'

/** Columns of a menu: its id, the holiday, and the id of a meal for each meal type. */
export const HOLIDAY_MENU_COLUMNS = ['id', 'holiday', ...MEAL_TYPES] as const

const DIETS: readonly Diet[] = ['classic', 'vegetarian', 'vegan', 'glp1']

/** Every valid menu with its diets, and the errors of rows and of the menus together. */
export function compileHolidayMenus(
  text: string,
  catalogue: Catalogue,
): { menus: readonly HolidayMenu[]; errors: readonly CatalogueError[] } {
  const table = parseCsv(HOLIDAY_MENUS_FILE, text, HOLIDAY_MENU_COLUMNS)
  const rows = table.value ?? []
  const mealById = new Map(catalogue.meals.map((meal) => [meal.id, meal]))
  const readings = rows.map((row) => readHolidayMenu(HOLIDAY_MENUS_FILE, row, mealById))
  const dietsOf = dietsIn(catalogue)
  const menus = readings.flatMap(({ value }) => {
    if (value === null) return []
    const { meals, ...menu } = value
    return [{ ...menu, diets: DIETS.filter((diet) => meals.every((meal) => dietsOf(meal).has(diet))) }]
  })
  const errors = [...table.errors, ...readings.flatMap((reading) => reading.errors), ...repeatedIds(rows)]
  // Coverage can only be checked when every row is valid.
  if (errors.length > 0) return { menus, errors }
  return { menus, errors: [...unservedDiets(menus), ...unservedMeals(menus, catalogue.meals)] }
}

function dietsIn({ foods }: Catalogue): (meal: Meal) => ReadonlySet<Diet> {
  const foodById = new Map(foods.map((food) => [food.id, food]))
  return (meal) => {
    const eaten = mealFoods(meal, foodById).map(({ food }) => food)
    return dietsOfMeal(eaten, mealNutrition(meal, foodById))
  }
}

function repeatedIds(rows: readonly CsvRow[]): readonly CatalogueError[] {
  const ids = rows.map(({ cells }) => cells.get('id'))
  return rows.flatMap(({ line }, index) => {
    if (ids.indexOf(ids[index]) === index) return []
    return [{ file: HOLIDAY_MENUS_FILE, line, message: `The id "${ids[index]}" is taken`, remedy: 'Choose another' }]
  })
}

/** Reports diets without a menu on a holiday. */
function unservedDiets(menus: readonly HolidayMenu[]): readonly CatalogueError[] {
  const serves = (holidayId: HolidayIdentifier, diet: Diet): boolean =>
    menus.some((menu) => menu.holidayId === holidayId && menu.diets.includes(diet))
  return HOLIDAY_IDENTIFIERS.flatMap((holidayId) =>
    DIETS.filter((diet) => !serves(holidayId, diet)).map((diet) => ({
      file: HOLIDAY_MENUS_FILE,
      line: 1,
      message: `No menu of ${holidayId} suits the diet ${diet}`,
      remedy: 'Add one; diets follow from the ingredients, glp1 from at most 40 % of energy from fat in each meal',
    })),
  )
}

/** Reports holiday meals that no menu serves, because no user would ever see them. */
function unservedMeals(menus: readonly HolidayMenu[], meals: readonly Meal[]): readonly CatalogueError[] {
  const served = new Set(menus.flatMap(({ mealIds }) => Object.values(mealIds)))
  return meals
    .filter((meal) => meal.holidayId !== null && !served.has(meal.id))
    .map((meal) => ({
      file: `recipes/${meal.type}/${meal.id}.cook`,
      line: 1,
      message: `No menu serves this meal of ${meal.holidayId}`,
      remedy: `Add it to a menu in ${HOLIDAY_MENUS_FILE}, or take the holiday out of its front matter`,
    }))
}
