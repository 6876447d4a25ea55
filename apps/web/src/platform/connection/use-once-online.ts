import { useEffect, useEffectEvent } from 'react'

/** Runs work when the connection returns, as long as `isAwaited` is true. */
export function useOnceOnline(isAwaited: boolean, work: () => void): void {
  const begin = useEffectEvent(work)
  useEffect(() => {
    if (!isAwaited) return
    addEventListener('online', begin)
    return () => removeEventListener('online', begin)
  }, [isAwaited])
}
