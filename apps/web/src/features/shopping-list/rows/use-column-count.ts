import { useSyncExternalStore } from 'react'

/** Widths of the window from which a further column fits, in CSS pixels. The first is in `aisles.module.css` too. */
const QUERIES = ['(min-width: 680px)', '(min-width: 1080px)']

/** How many columns of products fit: 1 to 3. */
export const useColumnCount = (): number => useSyncExternalStore(follow, count)

const count = (): number => 1 + QUERIES.filter((query) => matchMedia(query).matches).length

function follow(listener: () => void): () => void {
  const queries = QUERIES.map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
