import { parseCalendarDay } from '@dayplate/dates'
import { dateRule, requiredRule } from '../fields/index.ts'
import { findPeriodError, type PeriodError } from './find-period-error.ts'
import type { ShoppingPeriod } from './period.ts'

/** Text keys. */
export const PERIOD_ERROR_TEXTS = {
  ENDS_BEFORE_START: 'shopping-list/ends-before-start',
  TOO_MANY_DAYS: 'shopping-list/too-many-days',
} as const satisfies Record<PeriodError, string>

type PeriodErrorText = (typeof PERIOD_ERROR_TEXTS)[PeriodError] | NonNullable<ReturnType<typeof requiredRule>>

/** A typed period: either the period, or the error of each field that has one. */
export type CheckedPeriod =
  | { readonly kind: 'period'; readonly period: ShoppingPeriod }
  | { readonly kind: 'refused'; readonly start: PeriodErrorText | null; readonly end: PeriodErrorText | null }

/** Checks the two fields of the list's period. An error about both stands at the end. */
export function checkPeriod(typed: Readonly<Record<'start' | 'end', string | null>>): CheckedPeriod {
  const [start, end] = [parseCalendarDay(typed.start), parseCalendarDay(typed.end)]
  if (start === null || end === null) {
    return { kind: 'refused', start: fieldError(typed.start), end: fieldError(typed.end) }
  }
  const error = findPeriodError({ start, end })
  if (error !== null) return { kind: 'refused', start: null, end: PERIOD_ERROR_TEXTS[error] }
  return { kind: 'period', period: { start, end } }
}

const fieldError = (value: string | null) => requiredRule(value) ?? dateRule(value)
