import type { LiveTopic } from '@dayplate/rules/live'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveAnswer } from '../graphql-client/use-answer.ts'
import { useLiveTopics } from './use-live-topics.ts'

/**
 * Queries an answer again after changes of other devices. The shown answer stays until the new one is here. One query is sent at
 * a time, because an older answer could otherwise arrive last.
 *
 * @param topics the same array on every render
 */
export function useLiveAnswer(topics: readonly LiveTopic[], answer: LiveAnswer<unknown, unknown>): void {
  const [heard, setHeard] = useState(0)
  const asked = useRef(0)
  useLiveTopics(topics, () => setHeard((count) => count + 1))
  const isLoading = answer.kind === 'loading' || (answer.kind === 'answered' && !answer.isCurrent)
  const refresh = useEffectEvent(answer.refresh)
  useEffect(() => {
    if (heard === asked.current || isLoading) return
    asked.current = heard
    refresh()
  }, [heard, isLoading])
}
