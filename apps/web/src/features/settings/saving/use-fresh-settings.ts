import { useEffect } from 'react'
import { askAnew } from './send-setting.ts'

/** Asks anew whenever the person comes back to this tab: a setting may have changed in another tab or on another device. */
export function useFreshSettings(): void {
  useEffect(() => {
    // Without a connection the page goes on showing what it knows.
    const ask = () => void (document.visibilityState === 'visible' && askAnew().catch(() => null))
    document.addEventListener('visibilitychange', ask)
    // Of two windows side by side both are visible all the time.
    addEventListener('focus', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      removeEventListener('focus', ask)
    }
  }, [])
}
