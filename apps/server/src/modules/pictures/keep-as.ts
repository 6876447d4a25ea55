/** The address carries the versions of drawing and content, so it may be kept for ever. */
const KEEP_FOR_EVER = 'public, max-age=31536000, immutable'
/** Under an older version we answer with today's content, which must not be kept under that name. */
export const KEEP_SHORTLY = 'public, max-age=300'

/** How long browsers and caches may keep what an address with a version in it answers. */
export const keepAs = ({ isCurrent }: { readonly isCurrent: boolean }): string =>
  isCurrent ? KEEP_FOR_EVER : KEEP_SHORTLY
