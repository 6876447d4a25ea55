import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from './chart.module.css'

/** A value to read: its horizontal position in CSS pixels, and its text. */
export interface Reading {
  readonly x: number
  readonly text: string
}

interface ValueReaderProps {
  readonly label: string
  readonly readings: readonly Reading[]
  /** The index of the current reading; null without one. */
  readonly at: number | null
  readonly onRead: (at: number | null) => void
}

/**
 * Covers a chart and shows its values one by one, under the pointer or with the arrow keys. It is one tab stop instead of up
 * to 183, while the chart itself stays an image for assistive technology.
 */
export function ValueReader({ label, readings, at, onRead }: ValueReaderProps) {
  const [hasFocus, setFocus] = useState(false)
  const last = readings.length - 1
  const current = at ?? last
  const press = (event: KeyboardEvent) => {
    const target = targetOf(event.key, current, last)
    if (target === null) return
    event.preventDefault()
    onRead(target)
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    onRead(nearest(readings, event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={readings.length}
      aria-valuenow={current + 1}
      aria-valuetext={readings[current]?.text}
      onKeyDown={press}
      onFocus={() => {
        setFocus(true)
        onRead(current)
      }}
      onBlur={() => {
        setFocus(false)
        onRead(null)
      }}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => {
        if (!hasFocus) onRead(null)
      }}
    />
  )
}

function targetOf(key: string, current: number, last: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowDown: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current + 1,
    Home: 0,
    End: last,
  }
  const target = targets[key]
  return target === undefined ? null : Math.max(0, Math.min(target, last))
}

function nearest(readings: readonly Reading[], x: number): number {
  const distances = readings.map((reading) => Math.abs(reading.x - x))
  return distances.indexOf(Math.min(...distances))
}
