import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useChartWording } from '../wording/chart-wording.tsx'
import styles from './chart.module.css'
import type { ChartSize } from './plot.ts'
import { useChartSize } from './use-chart-size.ts'

export type ChartTone = 'primary' | 'water'

interface ChartFrameProps {
  readonly tone: ChartTone
  /** The text alternative of the picture. */
  readonly gist: string
  /** Draws the picture at this size. Assistive technology treats it as an image, so it contains nothing interactive. */
  readonly picture: (size: ChartSize) => ReactNode
  /** Interactive elements over the picture. */
  readonly over: (size: ChartSize) => ReactNode
  /** The same values as a table; absent when the page has its own. */
  readonly table: ReactNode
}

/** A picture of values in the size of its container, with a table of the same values behind a switch below. */
export function ChartFrame({ tone, gist, picture, over, table }: ChartFrameProps) {
  const words = useChartWording()
  const room = useRef<HTMLDivElement>(null)
  const size = useChartSize(room)
  return (
    <figure className={classNames(styles.figure, styles[tone])}>
      <div className={styles.room} ref={room}>
        {size && size.width > 0 ? (
          <>
            <svg className={styles.picture} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={gist}>
              {picture(size)}
            </svg>
            {over(size)}
          </>
        ) : null}
      </div>
      {table ? (
        <details className={styles.details}>
          <summary className={styles.summary}>{words.showTable}</summary>
          {table}
        </details>
      ) : null}
    </figure>
  )
}
