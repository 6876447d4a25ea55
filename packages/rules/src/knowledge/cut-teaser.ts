/** Longest teaser on a card, in characters with its ellipsis (specification, section 9). */
export const TEASER_MAX_LENGTH = 70

const ELLIPSIS = '…'

/** Cuts a teaser after a whole word, without another sign before the ellipsis. A shorter one stays as it is. */
export function cutTeaser(teaser: string): string {
  if (teaser.length <= TEASER_MAX_LENGTH) return teaser
  const kept = teaser.slice(0, TEASER_MAX_LENGTH - ELLIPSIS.length + 1)
  // A no-break space joins words, such as an amount and its unit.
  const lastSpace = kept.lastIndexOf(' ')
  // A single word longer than the card is cut inside.
  const words = lastSpace > 0 ? kept.slice(0, lastSpace) : kept.slice(0, -1)
  return words.replace(/[\s.,;:–—-]+$/, '') + ELLIPSIS
}
