import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from '../throttle/network-of.ts'
import type { SecurityEvent } from './security-event.ts'

/** The address of a call, and its logger, which adds the call's id to each line. */
interface Caller {
  readonly log: FastifyBaseLogger
  readonly ip: string
}

/**
 * Writes one line for an event at every log level except `silent`, because it is needed later even if calls are not logged. The
 * network is the one that rate limits count.
 */
export function writeSecurityEvent({ log, ip }: Caller, event: SecurityEvent): void {
  if (log.level === 'silent') return
  const always = log.child({ network: networkOf(ip) }, { level: 'info' })
  if (event.outcome === 'done') always.info(event, MESSAGE)
  else always.warn(event, MESSAGE)
}

/** The text that finds all security events in a log. */
const MESSAGE = 'security event'
