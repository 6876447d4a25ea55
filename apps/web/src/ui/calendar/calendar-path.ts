/** Days of a month, months of a year, years of a decade. */
export type CalendarView = 'day' | 'year' | 'decade'

/** The opened views, the shown one last. */
export type CalendarPath = readonly [CalendarView, ...CalendarView[]]

/** The path with `view` shown: returns to a view that is already in it, or adds a new one. */
export function pathTo(path: CalendarPath, view: CalendarView): CalendarPath {
  const [first, ...rest] = path
  const known = path.indexOf(view)
  return known === -1 ? [first, ...rest, view] : [first, ...rest.slice(0, known)]
}

/** The path one view back; `null` when there is none. */
export function pathBack(path: CalendarPath): CalendarPath | null {
  const [first, ...rest] = path
  return rest.length === 0 ? null : [first, ...rest.slice(0, -1)]
}

export function shownView(path: CalendarPath): CalendarView {
  return path.at(-1) ?? path[0]
}
