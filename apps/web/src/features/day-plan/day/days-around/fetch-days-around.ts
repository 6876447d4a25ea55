import { addDays, type CalendarDay } from '@dayplate/dates'
import { PREFETCH_OFFSETS_DAYS } from '@dayplate/rules/day-plan'
import { readCached } from '../../../../platform/graphql-client/read-cached.ts'
import { sendQuery } from '../../../../platform/graphql-client/send-query.ts'
import { DailyDietPlanDocument } from '../../../../domain/day-plan/day-plan.gen.ts'
import { preloadPlate } from '../../../../domain/meal-media/preload-plate.ts'
import { PLATE_SIZE } from '../meal/plate-size.ts'
import { DaysAroundDocument } from './days-around.gen.ts'

/**
 * Asks in one call for the days around a day that are not in the cache, then for the pictures of the next ones, so that they
 * show offline. A failure is ignored, because opening the day asks again.
 */
export async function fetchDaysAround(date: CalendarDay): Promise<void> {
  await fetchMissing(date)
  for (const offset of PREFETCH_OFFSETS_DAYS) if (offset > 0) preloadPlates(addDays(date, offset))
}

async function fetchMissing(date: CalendarDay): Promise<void> {
  const days = PREFETCH_OFFSETS_DAYS.map((offset) => addDays(date, offset)).filter((day) => !isCached(day))
  const [first, second, third, fourth] = days
  if (first === undefined) return
  await sendQuery(DaysAroundDocument, {
    first,
    // The document requires a date even for days that it leaves out.
    second: second ?? first,
    third: third ?? first,
    fourth: fourth ?? first,
    hasSecond: second !== undefined,
    hasThird: third !== undefined,
    hasFourth: fourth !== undefined,
  })
}

/** Loads the full and the cleared plates of a day, in the files that its cards will choose. The service worker keeps them. */
function preloadPlates(date: CalendarDay): void {
  const plan = readCached(DailyDietPlanDocument, { date })?.dailyDietPlan
  if (plan?.__typename !== 'DailyDietPlanNormal') return
  for (const meal of plan.events) {
    void preloadPlate(meal.preparationImageUrl, PLATE_SIZE)
    void preloadPlate(meal.eatenImageUrl, PLATE_SIZE)
  }
}

const isCached = (date: CalendarDay): boolean => readCached(DailyDietPlanDocument, { date }) !== undefined
