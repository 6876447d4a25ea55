import type { LiveTopic } from '@dayplate/rules/live'
import { useEffect, useEffectEvent } from 'react'
import type { LiveAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { useRefreshOnNews } from '../../../platform/live/use-refresh-on-news.ts'

const secretStream = lazyPart(async () => (await import('../../../platform/live/secret-live-stream.ts')).listenBySecret)

const TOPICS: readonly LiveTopic[] = ['shopping-list']

/**
 * Queries a shared list again after its owner or another guest has changed it.
 *
 * @param secret null while the link opens nothing
 */
export function useSharedListNews(secret: string | null, answer: LiveAnswer<unknown, unknown>): void {
  const hear = useEffectEvent(useRefreshOnNews(answer))
  useEffect(() => {
    if (secret === null) return
    let isOver = false
    let stop = () => {}
    const begin = (listen: NonNullable<ReturnType<typeof secretStream.arrived>>) => {
      if (!isOver) stop = listen({ secret, topics: TOPICS, onNews: hear })
    }
    // Without the code, the page shows changes when it is next opened.
    secretStream.load().then(begin, () => {})
    return () => {
      isOver = true
      stop()
    }
  }, [secret])
}
