import type { CalendarDay } from '@dayplate/dates'

/** A value of a day; null where there is none, which leaves a gap. */
export interface ChartValue {
  readonly day: CalendarDay
  readonly value: number | null
}

/** A value that is there, and where it stood among all. */
export interface PresentValue {
  readonly day: CalendarDay
  readonly value: number
  readonly index: number
}

/** The values without the gaps. Throws a RangeError for NaN and infinities: they come from a fault, not from a person. */
export function presentValues(values: readonly ChartValue[]): readonly PresentValue[] {
  return values.flatMap(({ day, value }, index) =>
    value === null ? [] : [{ day, value: requireFinite(value), index }],
  )
}

export function requireFinite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`A chart cannot show ${value}`)
  return value
}
