/** The generated type that lists every route's full path. */
const FULL_PATHS = /\bfullPaths:((?:\s*\|?\s*'[^']*')+)/
const QUOTED = /'([^']*)'/g
const REDIRECT = /^\s*'(\/[^']*)':\s*'(\/[^']*)',?$/gm

/**
 * Reads the full paths in `route-tree.gen.ts`. It is read as text, because importing it would import every page of the
 * app, including styles.
 */
export function readRoutePaths(routeTree: string): readonly string[] {
  const [, union] = FULL_PATHS.exec(routeTree) ?? []
  if (union === undefined) throw new Error('The route tree lists no full paths: has its generator changed?')
  return [...union.matchAll(QUOTED)].flatMap(([, path]) => path ?? [])
}

/** An old address of a screen, and its present one. */
export interface LegacyRedirect {
  readonly from: string
  readonly to: string
}

/** Reads the table of `legacy-redirects.ts`, which the module does not export. */
export function readLegacyRedirects(source: string): readonly LegacyRedirect[] {
  return [...source.matchAll(REDIRECT)].flatMap(([, from, to]) =>
    from === undefined || to === undefined ? [] : { from, to },
  )
}
