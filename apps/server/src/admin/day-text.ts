import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'

/** The day of an instant in the shop's time zone, for tables; empty for null. */
export const dayText = (instant: Date | null): string =>
  instant === null ? '' : dayOfInstant(instant.getTime(), DEFAULT_TIME_ZONE)
