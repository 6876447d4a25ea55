import { Client, type Exchange, fetchExchange, mapExchange } from '@urql/core'
import { revalidateAfterLostResponse } from './revalidate-after-lost-response.ts'
import { statusOf } from './failure.ts'
import { connectionOf, sparesData } from '../connection/connection.ts'
import { whenIdle } from '../lazy/when-idle.ts'
import { gatewayHeaders } from './gateway-headers.ts'
import { deferredCacheExchange } from './deferred-cache-exchange.ts'
import { LONGEST_WAIT_MS } from './longest-wait.ts'
import { addressExchange } from './operation-address.ts'
import { typenameExchange } from './typename-exchange.ts'
import { errorReportingExchange } from './error-reporting-exchange.ts'

interface GatewayClientOptions {
  readonly token: string | null
  /** Called when the gateway does not accept the token (HTTP 401). */
  readonly onRefused: () => void
}

/** A client of the gateway with its own cache, so that answers of different users never mix. */
export function createGatewayClient({ token, onRefused }: GatewayClientOptions): Client {
  const refusal = mapExchange({
    onError(error) {
      if (statusOf(error) === 401) onRefused()
    },
  })
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: () => ({ headers: gatewayHeaders(token) }),
    fetch: fetchInTime,
    exchanges: [
      refusal,
      errorReportingExchange,
      revalidateAfterLostResponse,
      typenameExchange,
      deferredCacheExchange({ loadCache, schedule: token === null ? never : loadWhenIdle }),
      addressExchange,
      fetchExchange,
    ],
  })
}

async function loadCache(): Promise<Exchange> {
  const { createAnswerCache } = await import('./cache/answer-cache.ts')
  return createAnswerCache()
}

/** A visitor's mutations change no other answer. */
const never = () => {}

const loadWhenIdle = (load: () => void) =>
  whenIdle(() => {
    if (!sparesData(connectionOf(navigator))) load()
  })

const fetchInTime: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(LONGEST_WAIT_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(input, { ...init, signal, keepalive: isLeaving })
}

/** Whether the page is closing. The last calls must then outlive it. */
let isLeaving = false
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => (isLeaving = true), { capture: true })
  addEventListener('pageshow', () => (isLeaving = false), { capture: true })
}
