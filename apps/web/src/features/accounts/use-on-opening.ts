import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs work once when a page opens. In development React mounts a page twice, but a mailed link works only once. */
export function useOnOpening(work: () => Promise<void>): void {
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (isBegun.current) return
    isBegun.current = true
    void work()
  })
  useEffect(() => begin(), [])
}
