import { minuteOfDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'

/** The path of a calendar. Its next segment is the secret and `.ics`. */
export const CALENDAR_PATH = '/calendar'

/**
 * When meals stand in the calendar, in minutes after midnight. A plan knows no times of meals, so these are usual ones, far enough apart
 * that no two overlap.
 */
export const MEAL_TIMES: Readonly<Record<MealType, number>> = {
  breakfast: minuteOfDay(8),
  lunch: minuteOfDay(13),
  snack: minuteOfDay(16, 30),
  dinner: minuteOfDay(19),
}

/** How long a meal stands in the calendar. */
export const MEAL_MINUTES = 30

/** When the preparation for the next day stands in the calendar. */
export const EVENING_TIME = minuteOfDay(20)
export const EVENING_MINUTES = 15

/** Days before today that the calendar still has, so that yesterday's meals do not vanish at midnight. */
export const CALENDAR_PAST_DAYS = 7

/** How often calendar programs are asked to fetch it again, in hours. */
export const CALENDAR_REFRESH_HOURS = 6
