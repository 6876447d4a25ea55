import { type ReactNode, useRef, type RefObject, useLayoutEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useChartWording } from '../wording/chart-wording.tsx'
import type { ChartSize } from './plot.ts'
import styles from './chart.module.css'

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

/** The font size of axis labels in rem: 13 px at the default text size. */
const FONT_REM = 0.8125

/**
 * The size of the chart's container, measured before the first paint and updated when it changes; null before. The style sheet
 * sets the size, so nothing around the chart moves when it is drawn.
 */
function useChartSize(room: RefObject<HTMLElement | null>): ChartSize | null {
  const [size, setSize] = useState<ChartSize | null>(null)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      const fontSize = FONT_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize((known) => (isSame(known, { width, height, fontSize }) ? known : { width, height, fontSize }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return size
}

function isSame(one: ChartSize | null, other: ChartSize): boolean {
  return one?.width === other.width && one.height === other.height && one.fontSize === other.fontSize
}
