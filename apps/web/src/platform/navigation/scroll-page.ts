const BEHAVIOURS: ReadonlySet<unknown> = new Set(['auto', 'instant', 'smooth'] satisfies ScrollBehavior[])

/**
 * Scrolls the page to a distance from its top, in CSS pixels. Throws a RangeError for a position that is not finite and a
 * TypeError for an unknown behaviour, because browsers would silently replace both.
 */
export function scrollPage(top: number, behavior: ScrollBehavior = 'instant'): void {
  if (!Number.isFinite(top)) throw new RangeError(`A page cannot be scrolled to ${top}`)
  if (!BEHAVIOURS.has(behavior)) throw new TypeError(`Pages do not scroll in the way "${behavior}"`)
  window.scrollTo({ top, behavior })
}
