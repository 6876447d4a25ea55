import type { CalendarDay } from '@dayplate/dates'
import type { Device } from '../http/read-device.ts'
import type { SecurityEvent } from '../security-events/security-event.ts'
import type { Services } from '../../services.ts'

/** Who is calling, found by the token. */
export interface Viewer {
  readonly userId: string
  /** Names the session, so that logging out ends just this one. */
  readonly tokenHash: Uint8Array
  /** IANA zone that decides which day it is for this person. */
  readonly timeZone: string
}

/** What every resolver of one request gets. */
export interface Context {
  readonly services: Services
  /** The person behind the token; null for a visitor. Asked once a request. */
  findViewer(): Promise<Viewer | null>
  /** The person behind the token; throws `UnauthenticatedError` (HTTP 401) for anybody else. */
  requireViewer(): Promise<Viewer>
  /** Today for the caller, in their zone. */
  today(): Promise<CalendarDay>
  /** Does something once the answer has left, so that its time tells nothing of it. A failure is logged; a server that stops waits for it. */
  afterAnswer(work: () => Promise<void>): void
  /** Writes a security event to the log, once, when the outcome of the call is known. */
  logSecurityEvent(event: SecurityEvent): void
  /** Asked language of texts. */
  readonly language: 'en' | 'pl'
  /** The caller's IANA zone when it was sent and exists. */
  readonly timeZone: string | null
  /** Where the call came from: what a proxy of TRUSTED_PROXIES says, otherwise the other end of the connection. */
  readonly clientAddress: string
  /** A cookie of the call; null without it. Only social flows use one. */
  readCookie(name: string): string | null
  /** What the caller's browser says it is. */
  readonly device: Device
}
