/** The address contains the versions of drawing and content, so caches may keep it for ever. */
const KEEP_FOR_EVER = 'public, max-age=31536000, immutable'
/** An address with an older version is answered with today's content, which must not be cached under it. */
export const KEEP_SHORTLY = 'public, max-age=300'

/** The caching header for an address that contains a version. */
export const keepAs = ({ isCurrent }: { readonly isCurrent: boolean }): string =>
  isCurrent ? KEEP_FOR_EVER : KEEP_SHORTLY
