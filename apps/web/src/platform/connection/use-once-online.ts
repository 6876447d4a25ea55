import { useEffect, useEffectEvent } from 'react'

/** Does something when the connection comes back, for as long as that is waited for. */
export function useOnceOnline(isAwaited: boolean, work: () => void): void {
  const begin = useEffectEvent(work)
  useEffect(() => {
    if (!isAwaited) return
    addEventListener('online', begin)
    return () => removeEventListener('online', begin)
  }, [isAwaited])
}
