import type { CalendarDay } from '@dayplate/dates'
import { scaleBand, scaleLinear } from 'd3-scale'
import { type ChartValue, presentValues } from './chart-value.ts'
import { dayTicks } from './day-ticks.ts'
import type { DayTick, ValueTick } from './line-geometry.ts'
import { type ChartSize, type Plot, plotOf, roomFor, textWidth, within } from './plot.ts'
import { ticksFromZero } from './value-ticks.ts'

/** The amount of a day, at least 0, and the goal of that day. */
export interface BarValue extends ChartValue {
  readonly goal: number
}

export interface BarInput {
  readonly values: readonly BarValue[]
  /** The goal of most days, shown as a line. */
  readonly goal: number | null
  readonly size: ChartSize
  readonly formatTick: (value: number) => string
  readonly formatDay: (day: CalendarDay) => string
}

/** A bar by its top left corner, in CSS pixels. */
export interface Bar {
  readonly day: CalendarDay
  readonly value: number
  readonly isReached: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

export interface BarGeometry {
  readonly plot: Plot
  /** The grid lines without 0, which is the base of the bars. */
  readonly valueTicks: readonly ValueTick[]
  readonly dayTicks: readonly DayTick[]
  readonly bars: readonly Bar[]
  readonly goalY: number | null
}

/** How many labels the day axis has at most (specification, section 2: at most 7 x-axis divisions). */
const MOST_DAYS = 7

/**
 * The space between bars as a share of a day's width, the widest bar and the largest corner radius in CSS pixels, from the
 * design.
 */
const BETWEEN = 0.46
const WIDEST = 28
const ROUNDEST = 7

/** The positions of all parts of a bar chart. Throws a RangeError for NaN, infinities and amounts below 0. */
export function barGeometry({ values, goal, size, formatTick, formatDay }: BarInput): BarGeometry {
  const present = presentValues(values)
  if (present.some(({ value }) => value < 0)) throw new RangeError('A bar cannot stand below 0')
  const ticks = ticksFromZero([...present.map(({ value }) => value), goal ?? 0])
  const shown = ticks.slice(1)
  const plot = plotOf(size, shown.map(formatTick))
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [plot.bottom, plot.top])
  const days = values.map(({ day }) => day)
  const band = scaleBand(days, [plot.left, plot.right])
    .paddingInner(BETWEEN)
    .paddingOuter(BETWEEN / 2)
  const width = Math.min(band.bandwidth(), WIDEST)
  const centre = (day: CalendarDay) => (band(day) ?? plot.left) + band.bandwidth() / 2
  return {
    plot,
    valueTicks: shown.map((tick) => ({ y: y(tick), text: formatTick(tick) })),
    dayTicks: placeDays(days, { plot, size, centre, formatDay }),
    bars: present.map(({ day, value, index }) => ({
      day,
      value,
      isReached: value >= (values[index]?.goal ?? Number.POSITIVE_INFINITY),
      x: centre(day) - width / 2,
      y: y(value),
      width,
      height: plot.bottom - y(value),
      radius: Math.min(ROUNDEST, width / 2, (plot.bottom - y(value)) / 2),
    })),
    goalY: goal === null ? null : y(goal),
  }
}

interface DayPlaces extends Pick<BarInput, 'size' | 'formatDay'> {
  readonly plot: Plot
  readonly centre: (day: CalendarDay) => number
}

function placeDays(days: readonly CalendarDay[], { plot, size, centre, formatDay }: DayPlaces): readonly DayTick[] {
  const [start, end] = [days[0], days.at(-1)]
  if (start === undefined || end === undefined) return []
  const width = Math.max(textWidth(formatDay(start), size.fontSize), textWidth(formatDay(end), size.fontSize))
  return dayTicks({ start, end }, Math.min(MOST_DAYS, roomFor(width * 0.8, plot))).map((day) => ({
    x: within(centre(day), width / 2, size.width - width / 2),
    text: formatDay(day),
  }))
}
