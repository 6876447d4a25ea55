import type { Plugin } from 'vite'

const ROUTE_TREE = /\/src\/app\/route-tree\.gen\.ts$/

/** How the router's generator places a route in the tree. */
const PLACED =
  /(?<route>\w+)\.update\(\{\s*id: (?<id>'[^']*'),\s*path: (?<path>'[^']*'),\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g

/** A path that is the same as the id before it. */
const SAME_PATH = /(?<id>'[^']*'), \k<id>\)/g

/** The list of all routes, each with its name. */
const CHILDREN = /const rootRouteChildren: RootRouteChildren = \{(?<entries>[^}]*)\}/

/** A function, which may stand below its callers. */
const HELPER = `
function place(route: any, id: string, path = id) {
  return route.update({ id, path, getParentRoute: () => rootRouteImport })
}
`

/**
 * Writes the tree of routes, which is in the first scripts of every page, in fewer words: the router needs neither the names of
 * routes nor the same properties again for each. The generated file, and so all types, stay as they are.
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
      // Nobody reads the tree in a debugger.
      return { code: short, map: { mappings: '' } }
    },
  }
}

/** The source of a shorter tree; null when there is nothing to shorten. */
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
