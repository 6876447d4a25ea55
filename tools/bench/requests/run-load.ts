import autocannon from 'autocannon'
import type { Call } from './call.ts'

/** Connections that each send the next request when the answer to the last has come. */
const CONNECTIONS = 10

/** What one stretch of load came to. */
export interface Load {
  readonly requestsPerSecond: number
  readonly p99Ms: number
}

/** Repeats the call for some seconds; throws when an answer is anything but a success, for failing is fast. */
export async function runLoad(origin: string, call: Call, seconds: number): Promise<Load> {
  const result = await autocannon({
    url: new URL(call.path, origin).href,
    method: 'POST',
    headers: call.headers,
    body: call.body,
    connections: CONNECTIONS,
    duration: seconds,
  })
  const failures = result.errors + result.timeouts + result.non2xx
  if (failures > 0) throw new Error(`${failures} requests to ${origin} failed.`)
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 }
}
