import type { CalendarDay } from '@dayplate/dates'
import type { DietMode } from '@dayplate/nutrition'

/** A person's weight on a day. */
export interface WeightOfDay {
  readonly date: CalendarDay
  readonly weightKg: number
}

/** A person's goal weight and the day they set it. */
export interface Goal {
  readonly mode: DietMode
  readonly goalWeightKg: number
  /** Weights of earlier days do not count for this goal. */
  readonly setOn: CalendarDay
}

/** The kind of goal that was reached or lost. */
export type GoalCause = 'lose-weight' | 'put-on-weight'

export type GoalState =
  | { readonly kind: 'open' }
  | { readonly kind: 'reached'; readonly because: GoalCause }
  | { readonly kind: 'lost'; readonly because: GoalCause }

/** A kept weight counts as lost when it is more than this away from the goal, in kg (docs/decisions/0018). */
const KEPT_WITHIN_KG = 2

const OPEN: GoalState = { kind: 'open' }

/**
 * The state of a goal. Reached: a weight since it was set is at or past it in the mode's direction. It stays reached,
 * however the weight changes, until the person decides. Lost: in stabilization the newest weight is more than 2 kg
 * away. The lightest, heaviest and newest weight since the goal was set are enough as input.
 */
export function goalStateOf(goal: Goal, weights: readonly WeightOfDay[]): GoalState {
  const counted = weights.filter(({ date }) => date >= goal.setOn)
  switch (goal.mode) {
    case 'slimming':
      return reachedIf(
        'lose-weight',
        counted.some(({ weightKg }) => weightKg <= goal.goalWeightKg),
      )
    case 'put_on_weight':
    case 'gain_muscle_mass':
      return reachedIf(
        'put-on-weight',
        counted.some(({ weightKg }) => weightKg >= goal.goalWeightKg),
      )
    case 'stabilization':
      return keptOrLost(goal, newestOf(counted))
  }
}

const reachedIf = (because: GoalCause, isReached: boolean): GoalState =>
  isReached ? { kind: 'reached', because } : OPEN

function keptOrLost({ goalWeightKg }: Goal, newest: WeightOfDay | null): GoalState {
  if (newest === null) return OPEN
  // Rounded to a gram, because 32.2 − 30.2 is slightly more than 2 in binary.
  const awayKg = Math.round((newest.weightKg - goalWeightKg) * 1000) / 1000
  if (Math.abs(awayKg) <= KEPT_WITHIN_KG) return OPEN
  return { kind: 'lost', because: awayKg > 0 ? 'put-on-weight' : 'lose-weight' }
}

/** The weight of the latest day. */
function newestOf(weights: readonly WeightOfDay[]): WeightOfDay | null {
  return weights.reduce<WeightOfDay | null>(
    (newest, weight) => (newest === null || weight.date > newest.date ? weight : newest),
    null,
  )
}
