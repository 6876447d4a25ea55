import { useSyncExternalStore } from 'react'

/** How many columns fit: one more than the number of these media queries that match. A module passes the same array every time. */
export const useColumnCount = (queries: readonly string[]): number =>
  useSyncExternalStore(followers(queries), () => 1 + queries.filter((query) => matchMedia(query).matches).length)

/** Kept for each array, because React subscribes again whenever it gets another function. */
const known = new WeakMap<readonly string[], (listener: () => void) => () => void>()

function followers(queries: readonly string[]) {
  const follow = known.get(queries) ?? ((listener) => followAll(queries, listener))
  known.set(queries, follow)
  return follow
}

function followAll(texts: readonly string[], listener: () => void) {
  const queries = texts.map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
