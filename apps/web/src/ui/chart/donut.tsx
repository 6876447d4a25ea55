import { classNames } from '../class-names.ts'
import { useChartWording } from '../wording/chart-wording.tsx'
import { useWording } from '../wording/wording.tsx'
import type { ChartTone } from './chart-frame.tsx'
import { donutStroke, RING_LENGTH, RING_RADIUS } from './donut-stroke.ts'
import styles from './donut.module.css'

interface DonutProps {
  /** The name of the amount: "Water". */
  readonly label: string
  /** The amount, at least 0. */
  readonly value: number
  /** The goal, above 0. */
  readonly goal: number
  /** Formats the number in the middle without a unit, because the goal below it has one. */
  readonly formatNumber: (value: number) => string
  /** An amount with its unit: "2000 ml". */
  readonly formatValue: (value: number) => string
  readonly tone?: ChartTone | undefined
}

/** The width of the ring and of the whole donut, in units of the ring's radius. */
const STROKE = 20
const SIZE = 2 * RING_RADIUS + STROKE

/** The share of a goal that is reached, as a ring and in numbers. It shows all its values, so it needs no table. */
export function Donut({ label, value, goal, formatNumber, formatValue, tone = 'water' }: DonutProps) {
  const words = useChartWording()
  const { language } = useWording()
  const length = donutStroke(value, goal)
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(value / goal)
  const gist = words.shareOfGoal({ label, value: formatValue(value), goal: formatValue(goal), percent })
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RING_RADIUS, strokeWidth: STROKE }
  return (
    <div className={classNames(styles.donut, styles[tone])}>
      <svg className={styles.ring} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={gist}>
        <circle className={styles.track} {...circle} />
        {/* A rounded end of an empty ring would still be a dot. */}
        {length > 0 ? (
          <circle className={styles.filled} {...circle} strokeDasharray={`${length} ${RING_LENGTH}`} />
        ) : null}
      </svg>
      <div className={styles.middle} aria-hidden="true">
        <span className={styles.number}>{formatNumber(value)}</span>
        <span className={styles.goal}>{words.ofGoal(formatValue(goal))}</span>
      </div>
    </div>
  )
}
