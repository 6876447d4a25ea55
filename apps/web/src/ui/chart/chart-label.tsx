import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import type { Box } from './place-labels.ts'

interface ChartLabelProps {
  readonly text: string
  readonly box: Box
  /** The colour: dark for a value, pear for the goal. */
  readonly kind: 'value' | 'goal'
}

/** A label with a background, over the lines of a chart. */
export function ChartLabel({ text, box, kind }: ChartLabelProps) {
  const { x, y, width, height } = box
  return (
    <g className={classNames(styles.label, styles[kind])}>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'goal' ? height / 2 : 8} />
      <text x={x + width / 2} y={y + height / 2} dominantBaseline="central" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
