import { type CalendarDay, daysBetween } from '@dayplate/dates'
import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { type ChartValue, presentValues } from './chart-value.ts'
import { type ChartPeriod, dayTicks } from './day-ticks.ts'
import { type ChartSize, type Plot, plotOf, roomFor, textWidth, within } from './plot.ts'
import { ticksAround } from './value-ticks.ts'

export interface LineInput {
  readonly values: readonly ChartValue[]
  readonly period: ChartPeriod
  readonly goal: number | null
  readonly size: ChartSize
  readonly formatTick: (value: number) => string
  readonly formatDay: (day: CalendarDay) => string
}

/** A value of the line and its position, in CSS pixels. */
export interface LinePoint {
  readonly day: CalendarDay
  readonly value: number
  readonly x: number
  readonly y: number
  /** Has no neighbour, so it is only visible as a dot. */
  readonly isAlone: boolean
}

export interface ValueTick {
  readonly y: number
  readonly text: string
}

export interface DayTick {
  readonly x: number
  readonly text: string
}

export interface LineGeometry {
  readonly plot: Plot
  readonly valueTicks: readonly ValueTick[]
  readonly dayTicks: readonly DayTick[]
  readonly points: readonly LinePoint[]
  /** The line and the area below it, as SVG paths. */
  readonly line: string
  readonly area: string
  readonly goalY: number | null
}

/** How many labels the day axis has at most (specification, section 9: 6 and 4 divisions). */
const MOST_DAYS = 6

/** The space between the first and last day and the edges of the plot, in CSS pixels: half a dot, and half a larger one. */
const INSET = { left: 8, right: 16 } as const

/** The positions of all parts of a line chart. Needs at least one value. Throws a RangeError for NaN and infinities. */
export function lineGeometry(input: LineInput): LineGeometry {
  const { values, period, goal, size, formatTick } = input
  const present = presentValues(values)
  const ticks = ticksAround([...present.map(({ value }) => value), ...(goal === null ? [] : [goal])])
  const plot = plotOf(size, ticks.map(formatTick))
  const y = scaleLinear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top])
  const x = dayScale(period, plot)
  const isThere = new Set(present.map(({ index }) => index))
  const points = present.map(({ day, value, index }) => ({
    day,
    value,
    x: x(day),
    y: y(value),
    isAlone: !isThere.has(index - 1) && !isThere.has(index + 1),
  }))
  return {
    plot,
    valueTicks: ticks.map((tick) => ({ y: y(tick), text: formatTick(tick) })),
    dayTicks: placeDays(input, plot, x),
    points,
    ...pathsOf(values, { x, y, floor: plot.bottom }),
    goalY: goal === null ? null : y(goal),
  }
}

/** A single day is centred. A day outside the period is at its edge. */
function dayScale({ start, end }: ChartPeriod, { left, right }: Plot): (day: CalendarDay) => number {
  const length = daysBetween(start, end)
  const from = Math.min(left + INSET.left, right)
  const to = Math.max(right - INSET.right, from)
  if (length <= 0) return () => (from + to) / 2
  const scale = scaleLinear([0, length], [from, to]).clamp(true)
  return (day) => scale(daysBetween(start, day))
}

function placeDays({ period, size, formatDay }: LineInput, plot: Plot, x: (day: CalendarDay) => number) {
  const width = textWidth(formatDay(period.end), size.fontSize)
  return dayTicks(period, Math.min(MOST_DAYS, roomFor(width, plot))).map((day) => ({
    x: within(x(day), width / 2, size.width - width / 2),
    text: formatDay(day),
  }))
}

interface PathScales {
  readonly x: (day: CalendarDay) => number
  readonly y: (value: number) => number
  readonly floor: number
}

function pathsOf(values: readonly ChartValue[], { x, y, floor }: PathScales) {
  const isDefined = ({ value }: ChartValue) => value !== null
  const xOf = ({ day }: ChartValue) => x(day)
  // Gaps have been removed before.
  const yOf = ({ value }: ChartValue) => y(value ?? 0)
  return {
    line: line(xOf, yOf).defined(isDefined)(values) ?? '',
    area: area(xOf, floor, yOf).defined(isDefined)(values) ?? '',
  }
}
