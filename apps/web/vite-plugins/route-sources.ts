/** The generated type that lists every route's full path. */
const FULL_PATHS = /\bfullPaths:((?:\s*\|?\s*'[^']*')+)/
const QUOTED = /'([^']*)'/g
const REDIRECT = /^\s*'(\/[^']*)':\s*'(\/[^']*)',?$/gm

/**
 * The full paths in the text of `route-tree.gen.ts`. Read as text, because the module imports every page of the app, with
 * styles and all.
 */
export function readRoutePaths(routeTree: string): readonly string[] {
  const [, union] = FULL_PATHS.exec(routeTree) ?? []
  if (union === undefined) throw new Error('The route tree lists no full paths: has its generator changed?')
  return [...union.matchAll(QUOTED)].flatMap(([, path]) => path ?? [])
}

/** An address that was given out once, and the present one. */
export interface LegacyRedirect {
  readonly from: string
  readonly to: string
}

/** The pairs in the text of `legacy-redirects.ts`, whose table is the module's own. */
export function readLegacyRedirects(source: string): readonly LegacyRedirect[] {
  return [...source.matchAll(REDIRECT)].flatMap(([, from, to]) =>
    from === undefined || to === undefined ? [] : { from, to },
  )
}
