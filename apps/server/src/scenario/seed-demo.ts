import { addDays, daysBetween, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import { hashAccessCode, insertAccessCode } from '../modules/access/index.ts'
import { openPlanner } from '../modules/planning/index.ts'
import { instantOf } from '../platform/clock/clock.ts'
import type { Services } from '../services.ts'
import { scenario } from './scenario.ts'

/** A made-up person whom anyone may log in as. Mail cannot reach the address (RFC 2606). */
export const DEMO_CREDENTIALS = { email: 'maja@dayplate.example', password: 'green-plate', name: 'Maja' } as const

/** An access code for trying the product from the start: 90 days for each of many users. */
export const DEMO_ACCESS_CODE = 'WELCOME-90'
const DEMO_CODE_DAYS = 90
const DEMO_CODE_USES = 100_000

/** Six weeks of history and the full horizon of 28 days ahead, so that the first visit shows a product in use. */
const HISTORY_DAYS = 42
const AHEAD_DAYS = 28
const ACCESS_DAYS = 365

/** Every so many meals one was skipped, as in a real history. */
const SKIPPED_EVERY = 9

/**
 * Stores the demo subscriber and the access code once; a second run changes nothing. The planning has no time limit, because
 * the machine may be busy.
 */
export async function seedDemo(services: Services): Promise<void> {
  await insertAccessCode(services.db, {
    codeHash: hashAccessCode(DEMO_ACCESS_CODE),
    days: DEMO_CODE_DAYS,
    usesAllowed: DEMO_CODE_USES,
    createdAt: instantOf(services.clock),
  })
  if (await hasDemoSubscriber(services)) return
  const planner = openPlanner({ timeoutMs: null })
  try {
    await createDemoSubscriber({ ...services, planner })
  } finally {
    await planner.close()
  }
}

async function createDemoSubscriber(services: Services): Promise<void> {
  const { today, subscriber } = scenario(services)
  const startDate = addDays(today(), -HISTORY_DAYS)
  await subscriber(DEMO_CREDENTIALS)
    .withAccess({ startsOn: startDate, days: ACCESS_DAYS })
    .withPlan({
      settings: demoSettings(startDate),
      days: HISTORY_DAYS + AHEAD_DAYS,
      isEaten: (date, type) => wasEaten({ startDate, today: today() }, date, type),
    })
    .withWeights(demoWeights(startDate))
    .withIntroductionSeen()
    .create()
}

const hasDemoSubscriber = async ({ db }: Services): Promise<boolean> => {
  const row = await db.selectFrom('users').select('id').where('email', '=', DEMO_CREDENTIALS.email).executeTakeFirst()
  return row !== undefined
}

const demoSettings = (startDate: CalendarDay) =>
  ({
    sex: 'female',
    dateOfBirth: requireCalendarDay('1990-05-14'),
    height: { value: 168, unit: 'cm' },
    weight: { value: 74.5, unit: 'kg' },
    goalWeight: { value: 67, unit: 'kg' },
    dietMode: 'slimming',
    dietId: 3,
    dietType: 'standard',
    activityLevel: 'ACTIVITY_LEVEL_LOW',
    startDate,
  }) as const

/** Weekly weights, the last one eight days ago, which change slowly and unevenly as real ones do. */
const demoWeights = (startDate: CalendarDay) =>
  [74.1, 73.8, 73.0, 72.9, 72.2].map((value, week) => ({
    date: addDays(startDate, 7 * week + 6),
    weight: { value, unit: 'kg' as const },
  }))

/** All past meals except every ninth, and today's breakfast. */
function wasEaten(
  { startDate, today }: { readonly startDate: CalendarDay; readonly today: CalendarDay },
  date: CalendarDay,
  type: MealType,
): boolean {
  if (date === today) return type === 'breakfast'
  const mealNumber = daysBetween(startDate, date) * MEAL_TYPES.length + MEAL_TYPES.indexOf(type)
  return date < today && mealNumber % SKIPPED_EVERY !== SKIPPED_EVERY - 1
}
