import type { CalendarDay } from '@dayplate/dates'
import type { DayEffect } from '@dayplate/meal-planner'
import type { Allergen, Food, MealType } from '@dayplate/nutrition'
import type { Refused } from '../replacements/index.ts'
import type { StoredDay } from '../stored-plans/index.ts'

/** Reasons against an insertion that cannot be skipped. */
export type Refusal =
  | { readonly code: 'not-a-favourite' }
  /** The catalogue has no such meal, or no longer has it. */
  | { readonly code: 'not-in-catalogue' }
  /** The planner would never choose it for this person. */
  | { readonly code: 'not-allowed' }
  | { readonly code: 'day-is-over' }
  | { readonly code: 'no-plan'; readonly date: CalendarDay }
  | { readonly code: 'no-such-meal'; readonly type: MealType }
  | { readonly code: 'plan-has-changed' }
  | { readonly code: 'other-type'; readonly type: MealType }
  | { readonly code: 'already-there' }
  | { readonly code: 'eaten'; readonly type: MealType }
  | { readonly code: 'allergens'; readonly allergens: readonly Allergen[] }
  | { readonly code: 'no-portion' }

/** Reasons against an insertion that the user may skip. */
export type InsertionWarning =
  | { readonly code: 'other-diet'; readonly dietId: StoredDay['dietId'] }
  | { readonly code: 'disliked'; readonly foods: readonly Food[] }
  | { readonly code: 'leaves-target'; readonly effects: readonly DayEffect[] }

export type InsertionIssue = Refusal | InsertionWarning

/** The insertion was refused and changed nothing. */
export interface InsertionRefused extends Refused {
  readonly isSkipable: boolean
  readonly issues: readonly InsertionIssue[]
}

/** The field and text key of each issue, for clients that translate them. */
const ISSUE_ERRORS: Readonly<Record<InsertionIssue['code'], readonly [fieldName: string, message: string]>> = {
  'not-a-favourite': ['replacementId', 'favourites/not-a-favourite'],
  'not-in-catalogue': ['replacementId', 'favourites/no-such-meal'],
  'not-allowed': ['replacementId', 'all-meals/not-allowed'],
  'day-is-over': ['date', 'all-meals/day-is-over'],
  'no-plan': ['date', 'day-plan/no-plan'],
  'no-such-meal': ['originalMealId', 'day-plan/no-such-meal'],
  'plan-has-changed': ['originalMealId', 'day-plan/plan-has-changed'],
  'other-type': ['originalMealId', 'favourites/other-type'],
  'already-there': ['replacementId', 'favourites/already-there'],
  eaten: ['originalMealId', 'exchange/eaten'],
  allergens: ['replacementId', 'exchange/excluded'],
  'no-portion': ['replacementId', 'favourites/no-portion'],
  'other-diet': ['replacementId', 'favourites/other-diet'],
  disliked: ['replacementId', 'favourites/disliked'],
  'leaves-target': ['replacementId', 'favourites/leaves-target'],
}

const refusedFor = (issues: readonly InsertionIssue[], isSkipable: boolean): InsertionRefused => ({
  kind: 'refused',
  isSkipable,
  issues,
  errors: issues.map(({ code }) => {
    const [fieldName, message] = ISSUE_ERRORS[code]
    return { fieldName, messages: [message] }
  }),
})

export const refuseInsertion = (refusal: Refusal): InsertionRefused => refusedFor([refusal], false)

export const warnOfInsertion = (warnings: readonly InsertionWarning[]): InsertionRefused => refusedFor(warnings, true)
