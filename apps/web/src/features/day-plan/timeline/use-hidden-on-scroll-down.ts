import { useEffect, useState } from 'react'
import { followScroll, INITIAL_SCROLL } from './scroll-direction.ts'

export function useHiddenOnScrollDown(): boolean {
  const [state, setState] = useState(INITIAL_SCROLL)
  useEffect(() => {
    const follow = () => setState((current) => followScroll(current, window.scrollY))
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return state.isHidden
}
