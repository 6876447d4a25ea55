import { dayOfInstant, DEFAULT_TIME_ZONE, type CalendarDay } from '@dayplate/dates'
import { systemClock } from '../platform/clock/clock.ts'

/** Today in the shop's time zone, which decides when codes start and end. */
export const shopToday = (): CalendarDay => dayOfInstant(systemClock.now(), DEFAULT_TIME_ZONE)
