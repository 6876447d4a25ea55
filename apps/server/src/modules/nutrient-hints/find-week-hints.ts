import { addDays, yearsBetween, type CalendarDay } from '@dayplate/dates'
import { shortNutrients, type FoodAmount, type WeekNutrient } from '@dayplate/nutrition'
import { dietOfId } from '@dayplate/rules/diet-settings'
import type { WeekNutrientCode, WeekNutrientHint } from '../../platform/graphql/schema.gen.ts'
import type { Services } from '../../services.ts'
import { loadMissingVersions, type Catalogue } from '../catalogue/index.ts'
import { findCurrentSettings } from '../diet-settings/index.ts'
import { findDayMeals, requireVersion, type DayMeals } from '../stored-plans/index.ts'
import { WEEK_DAYS, weekAround } from './week-around.ts'

const CODES = {
  calciumMg: 'CALCIUM',
  ironMg: 'IRON',
  vitaminB12Ug: 'VITAMIN_B12',
  vitaminDUg: 'VITAMIN_D',
} as const satisfies Record<WeekNutrient, WeekNutrientCode>

interface ShownDay {
  readonly date: CalendarDay
  readonly dietId: number
}

/** The nutrients that the week around a day is short of, for the person who eats it. */
export async function findWeekHints(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  userId: string,
  { date, dietId }: ShownDay,
): Promise<WeekNutrientHint[]> {
  const reach = WEEK_DAYS - 1
  const days = await findDayMeals(db, userId, { from: addDays(date, -reach), to: addDays(date, reach) })
  const week = weekAround(days, date)
  const settings = week.length === 0 ? null : await findCurrentSettings(db, userId)
  const diet = dietOfId(dietId)
  if (settings === null || diet === null) return []
  await loadMissingVersions(
    { db, catalogue },
    week.flatMap(({ meals }) => meals.map(({ version }) => version)),
  )
  const person = { sex: settings.sex, ageYears: yearsBetween(settings.dateOfBirth, date), diet }
  return shortNutrients(person, { parts: foodsOf(week, catalogue), days: week.length }).map(
    ({ nutrient, amount, recommended }) => ({ code: CODES[nutrient], amount: rounded(amount), recommended }),
  )
}

/** All foods of the days with their grams. As in guides, figures of foods are the current ones. */
const foodsOf = (days: readonly DayMeals[], catalogue: Catalogue): readonly FoodAmount[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ version, scale }) =>
      requireVersion(catalogue, version)
        .dishes.flatMap((dish) => dish.ingredients)
        .map(({ foodId, grams }) => ({ food: catalogue.foodById.get(foodId) ?? null, grams: grams * scale })),
    ),
  )

/** Whole from 100 on, otherwise to a tenth, because food figures are no more exact. */
const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10)
