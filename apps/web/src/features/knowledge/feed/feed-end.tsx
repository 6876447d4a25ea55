import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { LoadMore } from '../../../ui/load-more/load-more.tsx'

/** How far below the screen the end is when the next page begins to load, so that new cards do not push the footer out of sight. */
const AHEAD = '400px'

interface FeedEndProps {
  readonly shown: number
  readonly count: number
  readonly onMore: () => void
}

/** Shows the next page when the user scrolls to the end of the feed, or presses the button. */
export function FeedEnd({ shown, count, onMore }: FeedEndProps) {
  const t = useT()
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onMore)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), { rootMargin: AHEAD })
    observer.observe(end.current)
    return () => observer.disconnect()
    // A new observer for each page, because the end may still be in sight after a page of few cards.
  }, [shown])
  return (
    <div ref={end}>
      <LoadMore label={t('knowledge/more')} progress={t('knowledge/progress', { shown, count })} onClick={onMore} />
    </div>
  )
}
