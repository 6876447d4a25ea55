import { useEffect } from 'react'
import { askAnew } from './send-setting.ts'

/** Loads the settings again when the user returns to this tab, because another tab or device may have changed them. */
export function useFreshSettings(): void {
  useEffect(() => {
    // Without a connection the page keeps showing the known values.
    const ask = () => void (document.visibilityState === 'visible' && askAnew().catch(() => null))
    document.addEventListener('visibilitychange', ask)
    // Two windows side by side are both always visible, so only the focus shows a return.
    addEventListener('focus', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      removeEventListener('focus', ask)
    }
  }, [])
}
