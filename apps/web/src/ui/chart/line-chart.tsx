import { type CalendarDay, formatDay } from '@dayplate/dates'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useChartWording } from '../wording/chart-wording.tsx'
import { useWording } from '../wording/wording.tsx'
import { Axes } from './axes.tsx'
import { ChartFrame, type ChartTone } from './chart-frame.tsx'
import { ChartLabel } from './chart-label.tsx'
import { ChartTable } from './chart-table.tsx'
import { type ChartValue, presentValues } from './chart-value.ts'
import styles from './chart.module.css'
import type { ChartPeriod } from './day-ticks.ts'
import { type LineGeometry, lineGeometry, type LinePoint } from './line-geometry.ts'
import { placeLabel, placeTag } from './place-labels.ts'
import type { ChartSize } from './plot.ts'
import { useLineGist } from './use-line-gist.ts'
import { ValueReader } from './value-reader.tsx'

export interface LineChartProps {
  /** The name of the values: "Weight". */
  readonly label: string
  /** By day, the oldest first. A null breaks the line; a day without an entry does not. */
  readonly values: readonly ChartValue[]
  readonly period: ChartPeriod
  readonly goal?: number | null | undefined
  /** A value with its unit: "80.9 kg". */
  readonly formatValue: (value: number) => string
  /** A value on the axis, without unit and with all digits, because small ranges have steps of tenths. */
  readonly formatTick: (value: number) => string
  /** Shown in place of a chart without values. */
  readonly empty: ReactNode
  /** Leaves out the table, because the page has its own. */
  readonly hasOwnTable?: boolean | undefined
  readonly tone?: ChartTone | undefined
}

/** Values over time as a line with its last value as text, and the goal as a dotted line. */
export function LineChart(props: LineChartProps) {
  const { label, values, period, goal = null, formatValue, formatTick, empty, hasOwnTable = true } = props
  const words = useChartWording()
  const { language } = useWording()
  const [at, setAt] = useState<number | null>(null)
  const gist = useLineGist(props)
  if (presentValues(values).length === 0) return empty
  const shortDay = (day: CalendarDay) => formatDay(day, language, 'short')
  const geometryIn = (size: ChartSize) => lineGeometry({ values, period, goal, size, formatTick, formatDay: shortDay })
  const readingOf = ({ day, value }: { readonly day: CalendarDay; readonly value: number }) =>
    `${shortDay(day)}: ${formatValue(value)}`
  return (
    <ChartFrame
      tone={props.tone ?? 'primary'}
      gist={gist}
      picture={(size) => {
        const geometry = geometryIn(size)
        const room = { size, plot: geometry.plot }
        const last = geometry.points.at(-1)
        const shown = at === null ? undefined : geometry.points[at]
        return (
          <>
            <LinePicture geometry={geometry} shown={shown ?? last} />
            <Goal {...{ geometry, size, last }} text={goal === null ? null : words.goal(formatValue(goal))} />
            {shown ? (
              <ChartLabel kind="value" text={readingOf(shown)} box={placeLabel(readingOf(shown), shown, room)} />
            ) : last ? (
              <ChartLabel
                kind="value"
                text={formatValue(last.value)}
                box={placeLabel(formatValue(last.value), last, room)}
              />
            ) : null}
          </>
        )
      }}
      over={(size) => (
        <ValueReader
          label={words.values(label)}
          readings={geometryIn(size).points.map((point) => ({ x: point.x, text: readingOf(point) }))}
          at={at}
          onRead={setAt}
        />
      )}
      table={hasOwnTable ? <ChartTable label={label} rows={rowsOf(props, words.noValue)} /> : null}
    />
  )
}

const rowsOf = ({ values, formatValue }: LineChartProps, noValue: string) =>
  values.map(({ day, value }) => ({ day, value: value === null ? noValue : formatValue(value) }))

/** If dots are closer than this, in CSS pixels, they would hide the line. */
const DOT_SPACE = 12

interface LinePictureProps {
  readonly geometry: LineGeometry
  /** The point that is being read, drawn larger. */
  readonly shown: LinePoint | undefined
}

function LinePicture({ geometry, shown }: LinePictureProps) {
  const { plot, points } = geometry
  const hasDots = (plot.right - plot.left) / points.length >= DOT_SPACE
  return (
    <>
      <Axes {...geometry} />
      <path className={styles.area} d={geometry.area} />
      <path className={styles.line} d={geometry.line} />
      {points.map((point) =>
        hasDots || point.isAlone ? (
          <circle className={styles.dot} key={point.day} cx={point.x} cy={point.y} r={3.5} />
        ) : null,
      )}
      {shown ? <circle className={classNames(styles.dot, styles.shown)} cx={shown.x} cy={shown.y} r={6} /> : null}
    </>
  )
}

interface GoalProps {
  readonly geometry: LineGeometry
  readonly size: ChartSize
  readonly text: string | null
  readonly last: LinePoint | undefined
}

function Goal({ geometry: { plot, goalY }, size, text, last }: GoalProps) {
  if (goalY === null || text === null) return null
  const room = { size, plot }
  // The label of the last value is about as wide as eight digits.
  const dot = { width: 16, height: 16 }
  const taken = last ? [{ x: last.x - 8, y: last.y - 8, ...dot }, placeLabel('00000000', last, room)] : []
  return (
    <>
      <line className={styles.goalLine} x1={plot.left} x2={plot.right} y1={goalY} y2={goalY} />
      <ChartLabel kind="goal" text={text} box={placeTag(text, goalY, { ...room, taken })} />
    </>
  )
}
