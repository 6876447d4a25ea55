import styles from './chart.module.css'
import type { DayTick, ValueTick } from './line-geometry.ts'
import type { Plot } from './plot.ts'

interface AxesProps {
  readonly plot: Plot
  readonly valueTicks: readonly ValueTick[]
  readonly dayTicks: readonly DayTick[]
}

/** Grid lines with their values at the left, and the days below. */
export function Axes({ plot, valueTicks, dayTicks }: AxesProps) {
  return (
    <>
      {valueTicks.map(({ y, text }) => (
        <g key={y}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} y1={y} y2={y} />
          <text className={styles.word} x={plot.left - 12} y={y} dominantBaseline="central" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {dayTicks.map(({ x, text }) => (
        <text className={styles.word} key={x} x={x} y={plot.bottom + 24} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  )
}
