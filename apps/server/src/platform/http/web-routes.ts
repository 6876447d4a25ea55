import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Written by the web build, see `apps/web/vite-plugins/route-list.ts`. */
export const ROUTE_LIST = 'routes.json'

/** The router's route for unknown addresses. */
const NOTHING = '/$'

/** Whether the web app has a screen for a path without its query. */
export type KnowsPath = (pathname: string) => boolean

/** Reads the screens of the web app in this folder; none when the list is missing. */
export function readWebRoutes(folder: string): KnowsPath {
  const file = path.join(folder, ROUTE_LIST)
  const routes = existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  return knowsPathOf(routes)
}

/**
 * Matches as the router does: `/day-plan/$date` matches any one segment, `/auth/login/via-{$provider}` any with that beginning.
 * Case and a trailing slash do not matter.
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
