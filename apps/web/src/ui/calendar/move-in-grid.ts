import type { Bounds } from './calendar-span.ts'

/** The numbers on one page of a grid of years or months: ten years from 1980, or twelve months from January. */
export interface GridShape extends Bounds {
  readonly columns: number
  readonly perPage: number
}

/** How many pages Shift skips. */
const LEAP_PAGES = 10

/** The number that a key moves to in a grid; `null` for other keys. */
export function moveInGrid(position: number, key: string, shape: GridShape): number | null {
  const { columns, perPage, least, most } = shape
  const pageStart = Math.floor(position / perPage) * perPage
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    ArrowUp: position - columns,
    ArrowDown: position + columns,
    Home: pageStart,
    End: pageStart + perPage - 1,
    PageUp: position - perPage,
    PageDown: position + perPage,
    'Shift+PageUp': position - LEAP_PAGES * perPage,
    'Shift+PageDown': position + LEAP_PAGES * perPage,
  }
  const target = targets[key]
  return target === undefined ? null : Math.min(Math.max(target, least), most)
}
