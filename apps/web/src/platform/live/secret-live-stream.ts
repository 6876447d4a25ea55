import { LIVE_SECRET_HEADER, type LiveTopic } from '@dayplate/rules/live'
import { readNow } from '../clock/now.ts'
import { gatewayHeaders } from '../graphql-client/gateway-headers.ts'
import { createLiveStream } from './live-stream.ts'
import { isPresent, random } from './this-tab.ts'

interface SecretListener {
  readonly secret: string
  readonly topics: readonly LiveTopic[]
  readonly onNews: () => void
}

/**
 * Hears of changes of what a secret opens, for a page without a session. A refused secret is news too: the page asks, and hears that it opens
 * nothing. Returns a function that ends this.
 */
export function listenBySecret({ secret, topics, onNews }: SecretListener): () => void {
  let isRefused = false
  const stream = createLiveStream({
    fetch: (...args) => fetch(...args),
    headers: (sent) => ({ ...gatewayHeaders(null), [LIVE_SECRET_HEADER]: sent }),
    readToken: () => (isRefused ? null : secret),
    onRefused() {
      isRefused = true
      onNews()
    },
    isPresent,
    now: readNow,
    random,
  })
  const events = new AbortController()
  const { signal } = events
  document.addEventListener('visibilitychange', stream.settle, { signal })
  addEventListener('offline', stream.settle, { signal })
  addEventListener('online', stream.restart, { signal })
  const stop = stream.listen(topics, onNews)
  return () => {
    events.abort()
    stop()
  }
}
