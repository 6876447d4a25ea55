import type { Plugin } from 'vite'

const DEFAULTS = /\/@tanstack\/router-core\/dist\/esm\/searchParams\.js$/

const NAMES = ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'] as const

/** Leaves out how the router reads and writes search parameters by default: `app/router.ts` gives it ours. */
export function ownSearch(): Plugin {
  return {
    name: 'dayplate-own-search',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (DEFAULTS.test(id) ? NAMES.map((name) => `export const ${name} = undefined`).join('\n') : null),
  }
}
