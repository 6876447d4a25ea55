import { planExampleDays } from './plan-example-days.ts'
import { rememberDays } from './remember-days.ts'

/** The example days of a date, planned once for all callers. */
export const examplesOf = rememberDays(planExampleDays)
