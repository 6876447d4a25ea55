import { useEffect } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'

/** Drawn as the other icons are: lines of width 2 with round ends in a square of 24. */
const DRAWINGS: ReadonlyMap<string, string> = new Map([
  ['star', 'M12 2.5l2.4 6.1 6.6.4-5.1 4.2 1.7 6.4L12 16l-5.6 3.6 1.7-6.4L3 9l6.6-.4Z'],
  ['tree', 'M12 2.5 7.5 9H10l-5.5 8.5h15L14 9h2.5Z M12 17.5V22'],
  ['egg', 'M12 2.5c-3.6 0-7 5.8-7 11a7 7 0 0 0 14 0c0-5.2-3.4-11-7-11Z M5.3 12.5l3.3-2.3L12 12.5l3.4-2.3 3.3 2.3'],
  [
    'doughnut',
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z M6 10.5l1-1.5 M16.5 7l1 1.2 M17 16l1.3-1 M9 18l-1.3-1',
  ],
  ['candle', 'M8 12h8v9.5H8Z M12 12V9.5 M12 2.5c1.6 1.7 2.3 3 2.3 4.2a2.3 2.3 0 0 1-4.6 0c0-1.2.7-2.5 2.3-4.2Z'],
  [
    'pumpkin',
    'M12 7.5C9 5.5 2.5 7 2.5 14c0 4.5 3 7 6 7 1.5 0 2-.6 3.5-.6s2 .6 3.5.6c3 0 6-2.5 6-7 0-7-6.5-8.5-9.5-6.5Z M12 7.5c0-2 .6-3.6 2.5-5 M8 12.5h1.5 M14.5 12.5H16 M8 16.5c2.5 1.5 5.5 1.5 8 0',
  ],
])

/** A holiday's drawing. A name we do not know, from a newer server, gets the star and is reported. */
export function HolidayIcon({ name }: { readonly name: string }) {
  const drawing = DRAWINGS.get(name)
  const isUnknown = drawing === undefined
  useEffect(() => {
    if (isUnknown) reportError(`Unknown holiday icon ${name}`)
  }, [isUnknown, name])
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing ?? DRAWINGS.get('star')} />
    </svg>
  )
}
