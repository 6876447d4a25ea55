/** Finger tremble that does not count as scrolling, in CSS pixels. */
const TREMBLE_PX = 8

/** Near the top the row always shows, in CSS pixels: about its own height. */
const TOP_PX = 96

export interface ScrollState {
  /** Where the direction was last decided. */
  readonly anchorPx: number
  readonly isHidden: boolean
}

export const INITIAL_SCROLL: ScrollState = { anchorPx: 0, isHidden: false }

/** Hides on the way down, shows on the way up and near the top. */
export function followScroll(state: ScrollState, scrollPx: number): ScrollState {
  if (scrollPx <= TOP_PX) return { anchorPx: Math.max(0, scrollPx), isHidden: false }
  const movedPx = scrollPx - state.anchorPx
  if (Math.abs(movedPx) < TREMBLE_PX) return state
  return { anchorPx: scrollPx, isHidden: movedPx > 0 }
}
