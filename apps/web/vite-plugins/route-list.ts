import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readLegacyRedirects, readRoutePaths } from './route-sources.ts'

const APP = path.resolve(import.meta.dirname, '../src/app')

/** Routes of the pages for developers. */
const GALLERY = /^\/gallery(?:\/|$)/

/**
 * Writes the list of addresses that have a screen, including old addresses that redirect. For any other address the
 * server sends the page with status 404. `hasGalleries` must match the build, which leaves out the pages for developers
 * in production.
 */
export function routeList({ hasGalleries }: { readonly hasGalleries: boolean }): Plugin {
  return {
    name: 'dayplate-route-list',
    apply: 'build',
    generateBundle() {
      const routes = readRoutePaths(read('route-tree.gen.ts')).filter((route) => hasGalleries || !GALLERY.test(route))
      const old = readLegacyRedirects(read('legacy-redirects.ts')).map(({ from }) => from)
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify([...routes, ...old]) })
    },
  }
}

const read = (file: string): string => readFileSync(path.join(APP, file), 'utf8')
