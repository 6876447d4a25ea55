import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from '../throttle/network-of.ts'
import type { SecurityEvent } from './security-event.ts'

/** Where a call came from, and its log, which names the call in each line. */
interface Caller {
  readonly log: FastifyBaseLogger
  readonly ip: string
}

/**
 * Writes one line of an event, at any level of the log but `silent`: what happened to accounts is wanted afterwards, also where
 * nobody wanted to read of each call. The network is the one that limits count.
 */
export function writeSecurityEvent({ log, ip }: Caller, event: SecurityEvent): void {
  if (log.level === 'silent') return
  const always = log.child({ network: networkOf(ip) }, { level: 'info' })
  if (event.outcome === 'done') always.info(event, MESSAGE)
  else always.warn(event, MESSAGE)
}

/** Finds all lines of this kind in a log. */
const MESSAGE = 'security event'
