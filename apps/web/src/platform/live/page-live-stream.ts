import { readNow } from '../clock/now.ts'
import { gatewayHeaders } from '../graphql-client/gateway-headers.ts'
import { endRefusedSession } from '../session/end-refused-session.ts'
import { onSessionChange, readToken } from '../session/session.ts'
import { createLiveStream } from './live-stream.ts'
import { isPresent, random } from './this-tab.ts'

const stream = createLiveStream({
  fetch: (...args) => fetch(...args),
  headers: gatewayHeaders,
  readToken,
  onRefused: endRefusedSession,
  isPresent,
  now: readNow,
  random,
})

// A hidden page holds no connection. It asks again when it is shown.
document.addEventListener('visibilitychange', stream.settle)
addEventListener('offline', stream.settle)
addEventListener('online', stream.restart)
onSessionChange(stream.restart)

export const listenLive = stream.listen
