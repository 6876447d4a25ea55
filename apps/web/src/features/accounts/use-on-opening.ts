import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something when a page opens, and once: React draws a page twice while developing, and a mailed link works once. */
export function useOnOpening(work: () => Promise<void>): void {
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (isBegun.current) return
    isBegun.current = true
    void work()
  })
  useEffect(() => begin(), [])
}
