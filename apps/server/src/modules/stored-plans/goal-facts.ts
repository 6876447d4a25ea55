import type { CalendarDay } from '@dayplate/dates'
import type { DietMode } from '@dayplate/nutrition'
import { goalStateOf, type GoalState } from '@dayplate/rules/goal'
import { toKilograms, type SystemOfMeasures, type Weight } from '@dayplate/units'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isWithdrawnBy } from '../consents/index.ts'

/** The facts about a person's goal: the goal and the decisive weights since it was set. */
export interface GoalFacts {
  readonly mode: DietMode
  readonly goalWeight: Weight
  readonly setOn: CalendarDay
  /** The person's units. */
  readonly systemOfMeasures: SystemOfMeasures
  /** The first, the newest, the lightest and the heaviest since the goal was set, the oldest first. */
  readonly weights: readonly (Weight & { readonly date: CalendarDay })[]
}

/** A person's newest weight and the facts about their goal. */
export interface WeightState {
  readonly newestWeightOn: CalendarDay | null
  /** Null before there are settings. */
  readonly goal: GoalFacts | null
}

/** Columns for a statement with the person's row as `u`. They add two index lookups. */
export const weightStateColumns = sql`
  (select max(w.date)::text from weights w where w.user_id = u.id) as "newestWeightOn",
  (select json_build_object(
     'mode', s.mode,
     'goalWeight', json_build_object('value', s.goal_weight_value, 'unit', s.goal_weight_unit),
     'setOn', s.answered_on::text,
     'systemOfMeasures', u.system_of_measures,
     'weights', coalesce(
       (select json_agg(json_build_object('date', w.date::text, 'value', w.value, 'unit', w.unit) order by w.date)
        from (
          select date, value, unit,
            row_number() over (order by date) as first, row_number() over (order by date desc) as newest,
            row_number() over (order by kg, date) as lightest, row_number() over (order by kg desc, date) as heaviest
          from weights where user_id = u.id and date >= s.answered_on) w
        where 1 in (w.first, w.newest, w.lightest, w.heaviest)), '[]'::json))
   from diet_settings s where s.user_id = u.id order by s.id desc limit 1) as goal`

/** Empty after a withdrawn health consent. */
export async function findWeightState(db: Database, userId: string): Promise<WeightState> {
  const { rows } = await sql<WeightState>`
    select ${weightStateColumns} from users u
    where u.id = ${userId}::uuid and not ${isWithdrawnBy('u.id')}`.execute(db)
  return rows[0] ?? { newestWeightOn: null, goal: null }
}

/** The state of the goal by these facts. */
export function stateOfGoal({ mode, goalWeight, setOn, weights }: GoalFacts): GoalState {
  const weightsOfDays = weights.map(({ date, ...weight }) => ({ date, weightKg: toKilograms(weight) }))
  return goalStateOf({ mode, goalWeightKg: toKilograms(goalWeight), setOn }, weightsOfDays)
}
