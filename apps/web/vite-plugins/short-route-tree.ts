import type { Plugin } from 'vite'

const ROUTE_TREE = /\/src\/app\/route-tree\.gen\.ts$/

/** The generated code that adds a route to the tree. */
const PLACED =
  /(?<route>\w+)\.update\(\{\s*id: (?<id>'[^']*'),\s*path: (?<path>'[^']*'),\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g

/** A path that equals the id before it. */
const SAME_PATH = /(?<id>'[^']*'), \k<id>\)/g

/** The generated list of all routes, by name. */
const CHILDREN = /const rootRouteChildren: RootRouteChildren = \{(?<entries>[^}]*)\}/

/** Appended to the file. Callers above it can use it, because function declarations are hoisted. */
const HELPER = `
function place(route: any, id: string, path = id) {
  return route.update({ id, path, getParentRoute: () => rootRouteImport })
}
`

/**
 * Shortens the route tree, which is part of the first scripts of every page. The router needs neither the names of
 * routes nor the properties that are the same for each. The generated file and its types stay unchanged.
 */
export function shortRouteTree(): Plugin {
  return {
    name: 'dayplate-short-route-tree',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTE_TREE.test(id)) return null
      const short = shortenRouteTree(code)
      if (short === null) return this.error('The tree of routes is written in another way than expected')
      // No source map, because the tree is not debugged.
      return { code: short, map: { mappings: '' } }
    },
  }
}

/** The shorter source; null when the source does not have the expected form. */
export function shortenRouteTree(code: string): string | null {
  const entries = CHILDREN.exec(code)?.groups?.['entries']
  if (entries === undefined || code.search(PLACED) === -1) return null
  const routes = [...entries.matchAll(/:\s*(?<route>\w+)/g)].map(({ groups }) => groups?.['route'])
  const shorter = code
    .replaceAll(PLACED, 'place($<route>, $<id>, $<path>)')
    .replaceAll(SAME_PATH, '$<id>)')
    .replace(CHILDREN, `const rootRouteChildren: any = [${routes.join(', ')}]`)
  return shorter + HELPER
}
