import type { Body } from './body.ts'
import type { ActivityLevel, Diet, DietMode } from './diet.ts'

/** Whom a plan is for, as known on the day it is made. */
export interface Person extends Body {
  /** Not read in stabilization, where the goal is today's weight. */
  readonly goalWeightKg: number
  readonly mode: DietMode
  readonly activity: ActivityLevel
  readonly diet: Diet
  readonly isPregnantOrBreastFeeding?: boolean
}
