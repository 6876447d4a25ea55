import autocannon from 'autocannon'
import type { Call } from './call.ts'

/** Number of connections, each of which sends the next request after its last answer. */
const CONNECTIONS = 10

/** Results of one interval of load. */
export interface Load {
  readonly requestsPerSecond: number
  readonly p99Ms: number
}

/** Repeats the request for some seconds. Throws when an answer is not a success, because failures are fast. */
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
