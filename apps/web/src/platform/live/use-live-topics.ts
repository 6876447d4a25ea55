import type { LiveTopic } from '@dayplate/rules/live'
import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../lazy/lazy-part.ts'

const pageStream = lazyPart(async () => (await import('./page-live-stream.ts')).listenLive)

/**
 * Calls the listener when another device may have changed something of these topics, and when changes may have been missed. It
 * is not called for changes that this tab made.
 *
 * @param topics the same array on every render
 */
export function useLiveTopics(topics: readonly LiveTopic[], onNews: () => void): void {
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const begin = (listen: NonNullable<ReturnType<typeof pageStream.arrived>>) => {
      if (!isOver) stop = listen(topics, hear)
    }
    // Without the code, the page shows changes of other devices when it is next opened.
    pageStream.load().then(begin, () => {})
    return () => {
      isOver = true
      stop()
    }
  }, [topics])
}
