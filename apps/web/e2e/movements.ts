/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** The property of `window` that stores movements. */
const KEPT = 'movementsSeen'

/** A script that records all movements of a page from the start, because a movement ends before a test can look for it. */
export const NOTE_MOVEMENTS = `(${String(watch)})(${JSON.stringify(KEPT)})`

/** The properties that have been animated on the page so far. There should be none if the user prefers reduced motion. */
export const findMovements = (page: Page): Promise<readonly string[]> =>
  page.evaluate((kept) => {
    const seen: unknown = Reflect.get(globalThis, kept)
    if (!(seen instanceof Set)) throw new Error('Nobody noted what moves on this page.')
    return [...seen].map(String)
  }, KEPT)

/** Runs in the page. */
function watch(kept: string): void {
  /** With reduced motion, animations that end at once are allowed. */
  const SEEN_FROM_MS = 20
  const MOVING = new Set(['transform', 'translate', 'scale', 'rotate'])
  const seen = new Set<string>()
  Reflect.set(globalThis, kept, seen)
  document.addEventListener('animationstart', note)
  document.addEventListener('transitionrun', note)

  function note({ target }: Event): void {
    if (!(target instanceof Element)) return
    for (const { effect } of target.getAnimations({ subtree: true })) {
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < SEEN_FROM_MS) continue
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      for (const property of changed) if (MOVING.has(property)) seen.add(`${property} of ${target.tagName}`)
    }
  }
}
