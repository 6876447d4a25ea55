import { useSyncExternalStore } from 'react'

/** What the connection allows; `unknown` where the browser does not tell. */
export type Connection = 'offline' | 'saveData' | '2g' | '3g' | '4g' | 'unknown'

interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Reads what a browser tells about its network: pure, for `navigator` is handed in. */
export function connectionOf(browser: {
  readonly onLine: boolean
  readonly connection?: NetworkInformation
}): Connection {
  if (!browser.onLine) return 'offline'
  if (browser.connection?.saveData) return 'saveData'
  const speed = browser.connection?.effectiveType
  if (speed === 'slow-2g') return '2g'
  return speed === '2g' || speed === '3g' || speed === '4g' ? speed : 'unknown'
}

/** Whether a video may be loaded without being asked for (specification, section 4: on 4g, or where nothing is known). */
export const allowsVideo = (connection: Connection): boolean => connection === '4g' || connection === 'unknown'

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
