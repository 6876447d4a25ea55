import type { CalendarDay } from '@dayplate/dates'

/** The value of a day; null leaves a gap. */
export interface ChartValue {
  readonly day: CalendarDay
  readonly value: number | null
}

/** A value that is not null, with its index among all. */
export interface PresentValue {
  readonly day: CalendarDay
  readonly value: number
  readonly index: number
}

/** The values without gaps. Throws a RangeError for NaN and infinities, which only a bug can cause. */
export function presentValues(values: readonly ChartValue[]): readonly PresentValue[] {
  return values.flatMap(({ day, value }, index) =>
    value === null ? [] : [{ day, value: requireFinite(value), index }],
  )
}

export function requireFinite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`A chart cannot show ${value}`)
  return value
}
