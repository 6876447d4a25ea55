import type { Body } from './body.ts'
import type { ActivityLevel, Diet, DietMode } from './diet.ts'

/** The person of a plan, as known on the day it is made. */
export interface Person extends Body {
  /** Ignored in stabilization, whose goal is today's weight. */
  readonly goalWeightKg: number
  readonly mode: DietMode
  readonly activity: ActivityLevel
  readonly diet: Diet
  readonly isPregnantOrBreastFeeding?: boolean
}
