import type { CalendarDay } from '@dayplate/dates'
import type { DietMode } from '@dayplate/nutrition'
import { goalStateOf, type GoalState } from '@dayplate/rules/goal'
import { toKilograms, type SystemOfMeasures, type Weight } from '@dayplate/units'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isWithdrawnBy } from '../consents/index.ts'

/** What says how a person's goal stands: the goal itself and the weights since it was set that tell of it. */
export interface GoalFacts {
  readonly mode: DietMode
  readonly goalWeight: Weight
  readonly setOn: CalendarDay
  /** In what the person reads weights. */
  readonly systemOfMeasures: SystemOfMeasures
  /** The first, the newest, the lightest and the heaviest since the goal was set, oldest first. */
  readonly weights: readonly (Weight & { readonly date: CalendarDay })[]
}

/** What a person weighed last and where their goal stands. */
export interface WeightState {
  readonly newestWeightOn: CalendarDay | null
  /** Null before there are settings. */
  readonly goal: GoalFacts | null
}

/** Columns of a statement that knows the person's row as `u`: they cost it two looks into an index. */
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
          select *,
            row_number() over (order by date) as first, row_number() over (order by date desc) as newest,
            row_number() over (order by kg, date) as lightest, row_number() over (order by kg desc, date) as heaviest
          from weights where user_id = u.id and date >= s.answered_on) w
        where 1 in (w.first, w.newest, w.lightest, w.heaviest)), '[]'::json))
   from diet_settings s where s.user_id = u.id order by s.id desc limit 1) as goal`

/** Nothing where the consent to use data about health is withdrawn. */
export async function findWeightState(db: Database, userId: string): Promise<WeightState> {
  const { rows } = await sql<WeightState>`
    select ${weightStateColumns} from users u
    where u.id = ${userId}::uuid and not ${isWithdrawnBy('u.id')}`.execute(db)
  return rows[0] ?? { newestWeightOn: null, goal: null }
}

/** How the goal stands by these facts. */
export function stateOfGoal({ mode, goalWeight, setOn, weights }: GoalFacts): GoalState {
  const weightsOfDays = weights.map(({ date, ...weight }) => ({ date, weightKg: toKilograms(weight) }))
  return goalStateOf({ mode, goalWeightKg: toKilograms(goalWeight), setOn }, weightsOfDays)
}
