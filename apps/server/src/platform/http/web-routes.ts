import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Written beside the web app's page when it is built, by `apps/web/vite-plugins/route-list.ts`. */
export const ROUTE_LIST = 'routes.json'

/** The router's own route for addresses it does not know. */
const NOTHING = '/$'

/** Says of a path, without its query, whether the web app has a screen for it. */
export type KnowsPath = (pathname: string) => boolean

/** The screens of the web app in this folder; none where its list is missing. */
export function readWebRoutes(folder: string): KnowsPath {
  const file = path.join(folder, ROUTE_LIST)
  const routes = existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  return knowsPathOf(routes)
}

/**
 * Matches as the router does: `/day-plan/$date` takes any one part, `/auth/login/via-{$provider}` what begins so; large and
 * small letters are the same, and a slash at the end is none.
 */
export function knowsPathOf(routes: readonly string[]): KnowsPath {
  const known = routes.filter((route) => route !== NOTHING).map(partsOf)
  return (pathname) => {
    const parts = partsOf(pathname)
    return known.some(
      (route) => route.length === parts.length && route.every((part, at) => fits(part, parts[at] ?? '')),
    )
  }
}

const partsOf = (pathname: string): readonly string[] => pathname.toLowerCase().replace(/\/$/, '').split('/').slice(1)

const PARAMETER = /\{?\$\w+\}?/

function fits(route: string, part: string): boolean {
  const [before = '', after] = route.split(PARAMETER)
  if (after === undefined) return part === route
  return part.length > before.length + after.length && part.startsWith(before) && part.endsWith(after)
}
