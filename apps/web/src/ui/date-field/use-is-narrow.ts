import { useSyncExternalStore } from 'react'

/** One column and a tab bar, as on a phone (visual guide, section 7). */
const NARROW = '(max-width: 599px)'

/** Whether overlays appear as sheets from the bottom. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches)
}

function follow(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
