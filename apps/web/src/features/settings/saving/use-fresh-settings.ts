import { useEffect } from 'react'
import { refetchSettings } from './send-setting.ts'

/** Loads the settings again when the user returns to this tab, because another tab or device may have changed them. */
export function useFreshSettings(): void {
  useEffect(() => {
    // Without a connection the page keeps showing the known values.
    const refetch = () => void (document.visibilityState === 'visible' && refetchSettings().catch(() => null))
    document.addEventListener('visibilitychange', refetch)
    // Two windows side by side are both always visible, so only the focus shows a return.
    addEventListener('focus', refetch)
    return () => {
      document.removeEventListener('visibilitychange', refetch)
      removeEventListener('focus', refetch)
    }
  }, [])
}
