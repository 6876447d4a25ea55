import type { Bounds } from './calendar-span.ts'

/** The numbers a grid of years or months shows by the page: ten years from 1980, twelve months from January. */
export interface GridShape extends Bounds {
  readonly columns: number
  readonly perPage: number
}

/** How many pages Shift takes at once. */
const LEAP_PAGES = 10

/** Where a key leads from a number of a grid; `null` for keys that lead nowhere. */
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
