import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ChartSize } from './plot.ts'

/** The font size of axis labels in rem: 13 px unless the reader has chosen larger text. */
const FONT_REM = 0.8125

/**
 * The size of a chart, known before the first paint and updated later. The style sheet sets it, so nothing around the chart
 * moves when it is drawn.
 */
export function useChartSize(room: RefObject<HTMLElement | null>): ChartSize | null {
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
