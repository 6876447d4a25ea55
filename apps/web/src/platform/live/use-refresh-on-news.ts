import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveAnswer } from '../graphql-client/use-answer.ts'

/**
 * Returns a function that queries an answer again. The shown answer stays until the new one is here. One query is sent at a time, because an
 * older answer could otherwise arrive last.
 */
export function useRefreshOnNews(answer: LiveAnswer<unknown, unknown>): () => void {
  const [heard, setHeard] = useState(0)
  const asked = useRef(0)
  const isLoading = answer.kind === 'loading' || (answer.kind === 'answered' && !answer.isCurrent)
  const refresh = useEffectEvent(answer.refresh)
  useEffect(() => {
    if (heard === asked.current || isLoading) return
    asked.current = heard
    refresh()
  }, [heard, isLoading])
  return () => setHeard((count) => count + 1)
}
