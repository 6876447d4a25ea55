/** A press with a pointer: its place and time. */
export interface Press {
  readonly atMs: number
  readonly x: number
  readonly y: number
  /** The pressed button or link, or null. */
  readonly control: object | null
}

export interface Before {
  /** The previous press, or null. */
  readonly press: Press | null
  /** When elements of the page last moved. */
  readonly movedAtMs: number
}

/** The default interval of a double click in operating systems. */
const DOUBLE_CLICK_MS = 500
/** How far a second press may be from the first: half of the smallest target we allow. */
const REACH_PX = 22

/**
 * Whether a press was meant for another element: it is at the place of the previous press but hits a button or link that has
 * moved there since. A user who means that one presses again a moment later.
 */
export function isStrayPress(press: Press, before: Before): boolean {
  const last = before.press
  if (last === null || press.control === null || press.control === last.control) return false
  if (Math.hypot(press.x - last.x, press.y - last.y) > REACH_PX) return false
  return press.atMs - Math.max(last.atMs, before.movedAtMs) < DOUBLE_CLICK_MS
}
