import { HOLIDAY_IDENTIFIERS } from '@dayplate/dates'
import type { Meal } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import { compileHolidayMenus, HOLIDAY_MENU_COLUMNS } from './compile-holiday-menus.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, foodsCsv } from './sample-sources.ts'

const compiled = compileCatalogue({
  foodsCsv: foodsCsv(SAMPLE_FOODS),
  recipes: [{ path: SAMPLE_PATH, text: SAMPLE_RECIPE }],
})
if (compiled.kind === 'refused') throw new Error('The sample must compile')
const { foods, meals } = compiled.catalogue
const [salmon] = meals
if (salmon === undefined) throw new Error('The sample has a meal')

const meal = (id: string, type: Meal['type'], own: Partial<Meal> & { foodId?: string } = {}): Meal => {
  const { foodId = 'quinoa', ...rest } = own
  const dishes = [{ name: 'Dish', steps: [['Cook.']], ingredients: [{ foodId, grams: 100, isOptional: false }] }]
  return { ...salmon, id, name: id, type, dishes, ...rest }
}

/** Two festive meals for each holiday, and everyday meals. */
const festive = HOLIDAY_IDENTIFIERS.flatMap((holidayId) => [
  meal(`${holidayId}-soup`, 'lunch', { holidayId }),
  meal(`${holidayId}-roast`, 'dinner', { holidayId }),
])
const everyday = [
  meal('porridge', 'breakfast'),
  meal('sesame-paste', 'breakfast', { foodId: 'sesame-seeds' }),
  meal('fish-paste', 'snack', { foodId: 'salmon' }),
  meal('cucumber', 'snack', { foodId: 'cucumber' }),
  meal('stew', 'dinner'),
]
const catalogue = { foods, meals: [...festive, ...everyday] }
const rows = HOLIDAY_IDENTIFIERS.map((day) => `${day}-day,${day},porridge,${day}-soup,cucumber,${day}-roast`)

const compileRows = (lines: readonly string[]) =>
  compileHolidayMenus([HOLIDAY_MENU_COLUMNS.join(','), ...lines, ''].join('\n'), catalogue)

describe('menus of holidays', () => {
  it('have a meal for every meal type and suit the diets that all their meals suit', () => {
    const { menus, errors } = compileRows(rows)
    expect(errors).toEqual([])
    expect(menus[0]).toEqual({
      id: 'christmas-eve-day',
      holidayId: 'christmas-eve',
      mealIds: {
        breakfast: 'porridge',
        lunch: 'christmas-eve-soup',
        snack: 'cucumber',
        dinner: 'christmas-eve-roast',
      },
      diets: ['classic', 'vegetarian', 'vegan', 'glp1'],
    })
  })

  it('suit no diet that excludes the fish or the fat of one of their meals', () => {
    const more = [
      'fish,easter,porridge,easter-soup,fish-paste,easter-roast',
      'fat,easter,sesame-paste,easter-soup,cucumber,easter-roast',
    ]
    const { menus } = compileRows([...rows, ...more])
    expect(menus.slice(-2).map(({ diets }) => diets)).toEqual([['classic'], ['classic', 'vegetarian', 'vegan']])
  })

  it.each([
    ['an unknown holiday', 'easter,', 'eastr,', 'There is no holiday "eastr"'],
    ['an unknown meal', 'easter-soup', 'easter-soop', 'There is no meal "easter-soop"'],
    ['a meal in the wrong place', 'porridge', 'stew', '"stew" is a dinner, not a breakfast'],
    ['a meal of another holiday', 'easter-soup', 'halloween-soup', '"halloween-soup" is cooked for halloween'],
    ['one festive meal alone', 'easter-roast', 'stew', 'An ordinary day'],
    ['an id that is none', 'a,', 'A b,', 'The id is "A b"'],
    ['an id of another menu', 'a,', 'christmas-day,', 'The id "christmas-day" is taken'],
  ])('are refused for %s', (_, passage, replacement, message) => {
    const row = 'a,easter,porridge,easter-soup,cucumber,easter-roast'
    const { errors } = compileRows([...rows, row.replace(passage, replacement)])
    expect(errors.map((error) => [error.line, error.message])).toEqual([[8, message]])
  })

  it('are refused when a diet has none on a holiday, or no menu serves a holiday meal', () => {
    const { errors } = compileRows(rows.map((row) => row.replace('cucumber,easter-roast', 'fish-paste,stew')))
    // The error of the row is reported first. Errors between rows are only checked once every row is valid.
    expect(errors.map(({ message }) => message)).toEqual(['An ordinary day'])
    const fishOnly = rows.map((row) => row.replace('cucumber,easter', 'fish-paste,easter'))
    expect(compileRows(fishOnly).errors.map(({ message }) => message)).toEqual([
      'No menu of easter suits the diet vegetarian',
      'No menu of easter suits the diet vegan',
      'No menu of easter suits the diet glp1',
    ])
    const withAnother = { foods, meals: [...catalogue.meals, meal('pascha', 'snack', { holidayId: 'easter' })] }
    const text = [HOLIDAY_MENU_COLUMNS.join(','), ...rows, ''].join('\n')
    expect(compileHolidayMenus(text, withAnother).errors).toMatchObject([
      { file: 'recipes/snack/pascha.cook', message: 'No menu serves this meal of easter' },
    ])
  })
})
