import { type CalendarDay, formatDay } from '@dayplate/dates'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useChartWording } from '../wording/chart-wording.tsx'
import { useWording } from '../wording/wording.tsx'
import { Axes } from './axes.tsx'
import { type Bar, barGeometry, type BarGeometry, type BarValue } from './bar-geometry.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartLabel } from './chart-label.tsx'
import { ChartTable } from './chart-table.tsx'
import { presentValues } from './chart-value.ts'
import styles from './chart.module.css'
import { type LabelRoom, placeLabel } from './place-labels.ts'
import type { ChartSize } from './plot.ts'
import { ValueReader } from './value-reader.tsx'

export interface BarChartProps {
  /** The name of the amounts: "Water". */
  readonly label: string
  /** One for every day of the period, the oldest first; null for an unknown one. */
  readonly values: readonly BarValue[]
  /** The goal of most days, shown as a line. */
  readonly goal?: number | null | undefined
  /** An amount with its unit: "1750 ml". */
  readonly formatValue: (value: number) => string
  /** An amount on the axis: "2 l". */
  readonly formatTick: (value: number) => string
  /** Shown in place of a chart without values. */
  readonly empty: ReactNode
  /** Leaves out the table, because the page has its own. */
  readonly hasOwnTable?: boolean | undefined
}

/** Up to this many days are labelled by weekday, more by date. */
const DAYS_OF_A_WEEK = 7

/** Amounts by day. Days that reached their goal have the full colour. */
export function BarChart(props: BarChartProps) {
  const { label, values, goal = null, formatValue, formatTick, empty, hasOwnTable = true } = props
  const words = useChartWording()
  const { language } = useWording()
  const [at, setAt] = useState<number | null>(null)
  if (presentValues(values).length === 0) return empty
  const style = values.length <= DAYS_OF_A_WEEK ? 'short-weekday' : 'short'
  const geometryIn = (size: ChartSize) =>
    barGeometry({ values, goal, size, formatTick, formatDay: (day) => formatDay(day, language, style) })
  const noteOf = (isReached: boolean) => (isReached ? words.reached : words.below)
  const readingOf = ({ day, value }: { readonly day: CalendarDay; readonly value: number }) =>
    `${formatDay(day, language, 'short')}: ${formatValue(value)}`
  const reached = values.filter(isReached).length
  return (
    <ChartFrame
      tone="water"
      gist={words.reachedDays({ label, reached, total: values.length })}
      picture={(size) => {
        const geometry = geometryIn(size)
        const bar = at === null ? undefined : geometry.bars[at]
        return (
          <>
            <BarPicture geometry={geometry} />
            {bar ? (
              <ChartLabel
                kind="value"
                text={readingOf(bar)}
                box={labelOver(bar, readingOf(bar), { size, plot: geometry.plot })}
              />
            ) : null}
          </>
        )
      }}
      over={(size) => (
        <ValueReader
          label={words.values(label)}
          readings={geometryIn(size).bars.map((bar) => ({
            x: bar.x + bar.width / 2,
            text: `${readingOf(bar)}, ${noteOf(bar.isReached)}`,
          }))}
          at={at}
          onRead={setAt}
        />
      )}
      table={
        hasOwnTable ? (
          <ChartTable
            label={label}
            rows={values.map((entry) => ({
              day: entry.day,
              value: entry.value === null ? words.noValue : formatValue(entry.value),
              ...(entry.value === null ? {} : { note: noteOf(isReached(entry)) }),
            }))}
          />
        ) : null
      }
    />
  )
}

const isReached = ({ value, goal }: BarValue): boolean => value !== null && value >= goal

const labelOver = (bar: Bar, text: string, room: LabelRoom) =>
  placeLabel(text, { x: bar.x + bar.width / 2, y: bar.y }, room)

function BarPicture({ geometry }: { readonly geometry: BarGeometry }) {
  const { plot, bars, goalY } = geometry
  return (
    <>
      <Axes {...geometry} />
      {bars.map((bar) => (
        <rect
          className={classNames(styles.bar, !bar.isReached && styles.missed)}
          key={bar.day}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
          rx={bar.radius}
        />
      ))}
      {goalY === null ? null : (
        <line className={styles.goalLine} x1={plot.left} x2={plot.right} y1={goalY} y2={goalY} />
      )}
    </>
  )
}
