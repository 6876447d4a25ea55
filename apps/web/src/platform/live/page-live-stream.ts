import { LIVE_TAB_HEADER } from '@dayplate/rules/live'
import { readNow } from '../clock/now.ts'
import { addedHeaders, gatewayHeaders } from '../graphql-client/gateway-headers.ts'
import { endRefusedSession } from '../session/end-refused-session.ts'
import { onSessionChange, readToken } from '../session/session.ts'
import { createLiveStream } from './live-stream.ts'

/** From 0 to 1. Not by `randomUUID`, which browsers offer over https alone. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

// Names this tab in its calls, so that it is not told of its own changes. The name is no secret.
addedHeaders[LIVE_TAB_HEADER] = random().toString(36).slice(2)

const stream = createLiveStream({
  fetch: (...args) => fetch(...args),
  headers: gatewayHeaders,
  readToken,
  onRefused: endRefusedSession,
  isPresent: () => document.visibilityState === 'visible' && navigator.onLine,
  now: readNow,
  random,
})

// A hidden page holds no connection. It asks again when it is shown.
document.addEventListener('visibilitychange', stream.settle)
addEventListener('offline', stream.settle)
addEventListener('online', stream.restart)
onSessionChange(stream.restart)

export const listenLive = stream.listen
