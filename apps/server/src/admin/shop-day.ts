import { dayOfInstant, DEFAULT_TIME_ZONE, type CalendarDay } from '@dayplate/dates'
import { systemClock } from '../platform/clock/clock.ts'

/** Today in the shop's zone, in which codes begin and end. */
export const shopToday = (): CalendarDay => dayOfInstant(systemClock.now(), DEFAULT_TIME_ZONE)
