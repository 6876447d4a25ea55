import { addDays, type CalendarDay, weekday } from '@dayplate/dates'
import { findMealReplacements, type MealReplacement } from '@dayplate/meal-planner'
import { MEAL_TYPES, NO_EXCLUSIONS, type MealType } from '@dayplate/nutrition'
import { type ExampleChoice, exampleKey } from '@dayplate/rules/example-days'
import type { Catalogue } from '../catalogue/index.ts'
import { currentVersionId, plannableMeals, type Planner } from '../planning/index.ts'
import { currentDay } from '../replacements/index.ts'
import type { PlannedMeal, StoredDay } from '../stored-plans/index.ts'
import type { ExampleDay } from './kept/index.ts'
import { personOfChoice } from './person-of-choice.ts'

/** Example people are in their third week, after the gentle first one, when a day shows the goal's full pace. */
const DAYS_SINCE_START = 14

/** Replacements kept for each meal. */
const MOST_REPLACEMENTS = 6

/** Replacements looked at. Those that would change the portions of other meals are left out. */
const LISTED_REPLACEMENTS = 20

export interface ExampleSource {
  readonly catalogue: Catalogue
  readonly planner: Planner
}

/** The day that example days are planned for: the Monday of the week, so that all servers plan the same days in all of it. */
export const exampleDate = (today: CalendarDay): CalendarDay => addDays(today, 1 - weekday(today))

/** Names what example days are planned from. A day of another edition is planned again. */
export const editionOf = ({ version }: Catalogue, date: CalendarDay): string => `${version}:${date}`

/** Plans a day with the engine for all users. The same choice, date and catalogue give the same day, on every server. */
export async function planExample(
  { catalogue, planner }: ExampleSource,
  choice: ExampleChoice,
  date: CalendarDay,
): Promise<ExampleDay> {
  const setId = `example:${exampleKey(choice)}`
  const person = personOfChoice(choice)
  const [planned] = await planner.plan(catalogue, {
    kind: 'new-days',
    person,
    exclusions: { allergens: [], foodIds: [] },
    startsOn: addDays(date, -DAYS_SINCE_START),
    dates: [date],
    previous: [],
    seed: `${setId}:${date}`,
    // Another one each week, so that visitors who come back see more of the catalogue.
    repertoireSeed: `${setId}:${date}`,
  })
  if (planned === undefined) throw new Error(`nothing was planned for ${setId}`)
  const day = { ...planned, setId, dietId: choice.dietId, eaten: [] }
  const meals = plannableMeals(catalogue, { diet: person.diet, exclusions: NO_EXCLUSIONS })
  const current = currentDay(day, { catalogue, isOver: false })
  const replacements: PlannedMeal[] = []
  for (const type of MEAL_TYPES) {
    // Each search takes a millisecond, and requests may come in between.
    await nextTurn()
    const slot = { date, type }
    const found = findMealReplacements({ days: [current], slot, meals, original: null, limit: LISTED_REPLACEMENTS })
    if (found.kind === 'replacements') replacements.push(...replacementsIn(catalogue, day, found.replacements))
  }
  return { choice, edition: editionOf(catalogue, date), day, replacements }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * The replacements that keep the day inside its tolerances and change no other portion. A visitor may combine them, so each has to
 * stand by itself.
 */
function replacementsIn(
  catalogue: Catalogue,
  day: StoredDay,
  found: readonly MealReplacement[],
): readonly PlannedMeal[] {
  const planned = new Set(day.document.meals.map(({ version }) => version))
  return found
    .flatMap(({ keepsInside, changes: [change, ...others] }): readonly PlannedMeal[] => {
      if (!keepsInside || change === undefined || others.length > 0) return []
      const { meal, scale, portion } = change.to
      const version = currentVersionId(catalogue, meal.id)
      return planned.has(version)
        ? []
        : [{ type: change.type, version, scale, portion: portion.number, portionsTotal: portion.total }]
    })
    .slice(0, MOST_REPLACEMENTS)
}

/** The replacements of one meal of an example day. */
export const replacementsOf = ({ replacements }: ExampleDay, type: MealType): readonly PlannedMeal[] =>
  replacements.filter((meal) => meal.type === type)
