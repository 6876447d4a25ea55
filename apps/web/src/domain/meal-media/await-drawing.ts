import {
  type Awaited,
  awaited,
  drawnTry,
  isAnyShownAwaited,
  isStandIn,
  noteDrawn,
  type Urgency,
} from './late-pictures.ts'
import { loadPicture } from './load-picture.ts'

const FIRST_WAIT_MS = 2_000
/** Someone looks at the picture. */
const LONGEST_WAIT_MS = 5_000
const LONGEST_WAIT_AHEAD_MS = 20_000
const GROWTH = 1.5
/** By then the drawing must have failed: after some three minutes, or ten ahead. */
const MOST_TRIES = 35

/** How long to wait before a picture is asked for again: ever longer, because the server then has much to draw. */
export const waitBeforeMs = (timesAsked: number, urgency: Urgency): number =>
  Math.min(urgency === 'shown' ? LONGEST_WAIT_MS : LONGEST_WAIT_AHEAD_MS, FIRST_WAIT_MS * GROWTH ** timesAsked)

/**
 * Asks for a picture that the server still draws, in the background, until it is drawn and all places that show it can change at once.
 * Callers for the same picture share one asker.
 */
export async function awaitDrawing(source: string, { size, urgency }: Awaited): Promise<void> {
  const known = awaited.get(source)
  if (known === undefined || urgency === 'shown') awaited.set(source, urgency)
  if (known !== undefined) return
  const first = drawnTry(source) + 1
  for (let one = first; one < first + MOST_TRIES; one += 1) {
    await waitUntilUseful(source, one - first)
    const loaded = await loadPicture(source, { size, tried: one }).catch(() => null)
    if (loaded !== null && !isStandIn(loaded, size)) {
      noteDrawn(source, one)
      break
    }
  }
  awaited.delete(source)
}

/** Waits, and then until the page is seen and connected, and until nothing more urgent is drawn. */
async function waitUntilUseful(source: string, timesAsked: number): Promise<void> {
  const isAhead = () => awaited.get(source) === 'ahead'
  do await new Promise((resolve) => setTimeout(resolve, waitBeforeMs(timesAsked, isAhead() ? 'ahead' : 'shown')))
  while (document.visibilityState === 'hidden' || !navigator.onLine || (isAhead() && isAnyShownAwaited()))
}
