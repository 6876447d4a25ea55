import type { Plugin } from 'vite'

const DEFAULTS = /\/@tanstack\/router-core\/dist\/esm\/searchParams\.js$/

const NAMES = ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'] as const

/** Leaves out the router's default code for search parameters, because `app/router.ts` sets our own. */
export function ownSearch(): Plugin {
  return {
    name: 'dayplate-own-search',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (DEFAULTS.test(id) ? NAMES.map((name) => `export const ${name} = undefined`).join('\n') : null),
  }
}
