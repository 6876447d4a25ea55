/** Upper ends of the preparation-time buckets in minutes (specification, section 9). */
export const PREPARATION_BUCKETS_MINUTES = [5, 15, 30, 45, 60] as const

/** `under` is strictly less; 60 minutes and more count as over 60. */
export type PreparationTime =
  | { readonly kind: 'under'; readonly minutes: (typeof PREPARATION_BUCKETS_MINUTES)[number] }
  | { readonly kind: 'over'; readonly minutes: 60 }

/** Duration as the gateway writes it. Months and years do not occur in recipes and count as over an hour. */
export interface DurationParts {
  readonly years: number
  readonly months: number
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** The bucket of a preparation time: 4 minutes is < 5, 5 minutes is < 15. */
export function preparationTimeOf(minutes: number): PreparationTime {
  const bucket = PREPARATION_BUCKETS_MINUTES.find((limit) => minutes < limit)
  return bucket === undefined ? { kind: 'over', minutes: 60 } : { kind: 'under', minutes: bucket }
}

/** A duration in minutes, with a month of 30 days and a year of 365. */
export function minutesOfDuration(duration: DurationParts): number {
  const days = duration.years * 365 + duration.months * 30 + duration.days
  return (days * 24 + duration.hours) * 60 + duration.minutes + duration.seconds / 60
}
