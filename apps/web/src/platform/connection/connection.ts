import { useSyncExternalStore } from 'react'

/** The kind of connection; `unknown` when the browser does not report it. */
export type Connection = 'offline' | 'saveData' | '2g' | '3g' | '4g' | 'unknown'

interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Reads the browser's network information. Pure, because `navigator` is passed in. */
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

/** Whether nothing may be fetched before it is needed, because the connection is slow, costly or gone. */
export const sparesData = (connection: Connection): boolean =>
  connection === 'offline' || connection === 'saveData' || connection === '2g'

/** Whether a video may load without a press (specification, section 4: on 4g, or when nothing is known). */
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
