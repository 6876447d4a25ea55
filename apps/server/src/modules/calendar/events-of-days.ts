import { addDays, type CalendarDay, formatDay, instantOfTime } from '@dayplate/dates'
import { CALENDAR_TEXTS, MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import { isTapWater } from '@dayplate/nutrition'
import { EVENING_MINUTES, EVENING_TIME, MEAL_MINUTES, MEAL_TIMES } from '@dayplate/rules/calendar'
import { cookedOn } from '@dayplate/rules/shopping-list'
import { nameOfMeal, type Catalogue, type MealVersion } from '../catalogue/index.ts'
import { eveningNotesFor } from '../day-plan/index.ts'
import { requireVersion, type PlannedMeal } from '../stored-plans/index.ts'
import type { CalendarPlanDay } from './calendar-days.repository.ts'

/** Something in the calendar. */
export interface CalendarEvent {
  /** Stays the same when the event changes, and is unique in the person's calendar. */
  readonly id: string
  /** In seconds since 1970. */
  readonly startsAt: number
  readonly minutes: number
  readonly title: string
  readonly lines: readonly string[]
  /** The page of the day. */
  readonly url: string
  /** Rises with every change of its day. */
  readonly version: number
  /** When its day was planned, in seconds since 1970. */
  readonly plannedAt: number
}

export interface CalendarReader {
  readonly catalogue: Catalogue
  readonly language: 'en' | 'pl'
  readonly timeZone: string
  /** The address of the product, without a trailing slash. */
  readonly publicUrl: string
}

/** More names are left out: a description is read in passing. The heaviest come first. */
const MOST_INGREDIENTS = 10

const MS_PER_SECOND = 1_000

/** The meals of planned days, and the preparation for each of these days on the evening before. */
export const eventsOfDays = (days: readonly CalendarPlanDay[], reader: CalendarReader): readonly CalendarEvent[] =>
  days.flatMap((day) => [
    ...eveningBefore(day, reader),
    ...day.document.meals.map((meal) => mealEvent(day, meal, reader)),
  ])

function eveningBefore(day: CalendarPlanDay, { catalogue, language, ...reader }: CalendarReader): CalendarEvent[] {
  const notes = eveningNotesFor(day.document, catalogue, language)
  const before = addDays(day.date, -1)
  return notes.length === 0
    ? []
    : [
        {
          ...changeOf(day),
          id: `evening-${before}`,
          startsAt: instantOfTime(before, EVENING_TIME, reader.timeZone) / MS_PER_SECOND,
          minutes: EVENING_MINUTES,
          title: CALENDAR_TEXTS[language].forTomorrow(notes.join(' ')),
          lines: [],
          url: pageOf(day, reader),
        },
      ]
}

function mealEvent(day: CalendarPlanDay, meal: PlannedMeal, { catalogue, language, ...reader }: CalendarReader) {
  const version = requireVersion(catalogue, meal.version)
  const texts = CALENDAR_TEXTS[language]
  return {
    ...changeOf(day),
    id: `${meal.type}-${day.date}`,
    startsAt: instantOfTime(day.date, MEAL_TIMES[meal.type], reader.timeZone) / MS_PER_SECOND,
    minutes: MEAL_MINUTES,
    title: `${MEAL_TYPE_NAMES[meal.type][language]}: ${nameOfMeal(version, language)}`,
    lines: [
      cookingLine(version, language, { date: day.date, meal }),
      texts.ingredients(ingredientsOf(version, language).join(', ')),
    ],
    url: pageOf(day, reader),
  }
}

/** A meal on its day. */
interface Eaten {
  readonly date: CalendarDay
  readonly meal: PlannedMeal
}

/** How long it takes, or that it is cooked already. */
function cookingLine({ preparationMinutes }: MealVersion, language: 'en' | 'pl', { date, meal }: Eaten): string {
  const { cookedOn: cooked, minutes, cookPortions } = CALENDAR_TEXTS[language]
  if (meal.portion > 1) return cooked(formatDay(cookedOn(date, meal), language, 'full'))
  const ready = minutes(preparationMinutes)
  return meal.portionsTotal > 1 ? `${ready} ${cookPortions(meal.portionsTotal)}` : ready
}

/** Names of what the meal is made of, without seasoning and what may be left out. */
function ingredientsOf({ dishes }: MealVersion, language: 'en' | 'pl'): readonly string[] {
  const names = dishes
    .flatMap(({ ingredients }) => ingredients)
    .filter((ingredient) => !ingredient.isSeasoning && !ingredient.isOptional && !isTapWater(ingredient))
    .toSorted((one, other) => other.grams - one.grams)
    .map(({ name }) => name[language])
  return [...new Set(names)].slice(0, MOST_INGREDIENTS)
}

const changeOf = ({ version, plannedAt }: CalendarPlanDay) => ({ version, plannedAt })

const pageOf = ({ date }: CalendarPlanDay, { publicUrl }: Pick<CalendarReader, 'publicUrl'>): string =>
  `${publicUrl}/day-plan/${date}`
