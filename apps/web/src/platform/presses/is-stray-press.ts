/** A press with a pointer, where and when it was. */
export interface Press {
  readonly atMs: number
  readonly x: number
  readonly y: number
  /** The button or link under it, or null. */
  readonly control: object | null
}

export interface Before {
  /** The press before, or null. */
  readonly press: Press | null
  /** When the page last moved what stands on it. */
  readonly movedAtMs: number
}

/** As long as systems wait for the second press of a double click, by default. */
const DOUBLE_CLICK_MS = 500
/** As far as a thumb comes down beside its first press: half of the smallest thing we let people press. */
const REACH_PX = 22

/**
 * Whether a press was meant for something else: it comes down where the one before did and meets another button or link, which has
 * slid there since. Who wants that one presses once more, a moment later.
 */
export function isStrayPress(press: Press, before: Before): boolean {
  const last = before.press
  if (last === null || press.control === null || press.control === last.control) return false
  if (Math.hypot(press.x - last.x, press.y - last.y) > REACH_PX) return false
  return press.atMs - Math.max(last.atMs, before.movedAtMs) < DOUBLE_CLICK_MS
}
