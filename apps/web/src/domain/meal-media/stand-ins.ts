import { useSyncExternalStore } from 'react'
import { createStore } from '../../platform/store/store.ts'
import { type LoadedPicture, loadPicture } from './load-picture.ts'

/**
 * How often each picture was asked for when it was drawn at last, by the address in the gateway's answers. A browser answers a known
 * address with the picture it has, so the number becomes a part of the address.
 */
const drawnTries = createStore<ReadonlyMap<string, number>>(new Map())

/** The number of the try that a picture is shown with; 0 for the first. */
export const useShownTry = (source: string): number =>
  useSyncExternalStore(drawnTries.subscribe, () => drawnTries.read().get(source) ?? 0)

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 20_000
const GROWTH = 1.5
/** After some ten minutes the drawing has failed. */
const MOST_TRIES = 35

/** How long to wait before a picture is asked for again: ever longer, because the server then has much to draw. */
export const waitBeforeMs = (timesAsked: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * GROWTH ** timesAsked)

const waitedFor = new Set<string>()

/**
 * Asks for a picture that the server still draws, in the background, until it is drawn and all places that show it can change at once.
 * Callers for the same picture share one asker.
 */
export async function awaitDrawing(source: string, size: number): Promise<void> {
  if (waitedFor.has(source)) return
  waitedFor.add(source)
  const first = (drawnTries.read().get(source) ?? 0) + 1
  for (let one = first; one < first + MOST_TRIES; one += 1) {
    await waitUntilUseful(waitBeforeMs(one - first))
    const loaded = await loadPicture(source, { size, tried: one }).catch(() => null)
    if (loaded !== null && !isStandIn(loaded, size)) {
      drawnTries.write(new Map([...drawnTries.read(), [source, one]]))
      break
    }
  }
  waitedFor.delete(source)
}

/** Waits, and then until the page is seen and connected. */
async function waitUntilUseful(ms: number): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, ms))
  while (document.visibilityState === 'hidden' || !navigator.onLine)
}

/**
 * Whether a loaded picture is a drawing that the server sends while it draws the picture. A page cannot read the header of a picture,
 * so the server makes the drawing wider than any file (`REPLACED_SIZE` in its module of pictures). With `srcset` the width is in CSS
 * pixels, `size` for a file.
 */
export const isStandIn = ({ naturalWidth }: LoadedPicture, size: number): boolean => naturalWidth > 2 * size
