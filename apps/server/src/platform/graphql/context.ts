import type { CalendarDay } from '@dayplate/dates'
import type { SystemOfMeasures } from '@dayplate/units'
import type { Device } from '../http/read-device.ts'
import type { SecurityEvent } from '../security-events/security-event.ts'
import type { Services } from '../../services.ts'

/** The logged-in caller of a request, found by the token. */
export interface Viewer {
  readonly userId: string
  /** Identifies the session, so that logging out ends only this one. */
  readonly tokenHash: Uint8Array
  /** The IANA zone that decides which day it is for the user. */
  readonly timeZone: string
  /** The units that the user reads amounts in. */
  readonly systemOfMeasures: SystemOfMeasures
}

/** The context that every resolver of a request gets. */
export interface Context {
  readonly services: Services
  /** The user of the token; null for a visitor. Looked up once for each request. */
  findViewer(): Promise<Viewer | null>
  /** The user of the token. Throws `UnauthenticatedError` (HTTP 401) for any other caller. */
  requireViewer(): Promise<Viewer>
  /** Today in the caller's zone. */
  today(): Promise<CalendarDay>
  /**
   * Runs work after the answer was sent, so that the response time does not reveal it. A failure is logged, and a stopping
   * server waits for the work.
   */
  afterAnswer(work: () => Promise<void>): void
  /** Writes a security event to the log, once, when the outcome of the call is known. */
  logSecurityEvent(event: SecurityEvent): void
  /** The requested language of texts. */
  readonly language: 'en' | 'pl'
  /** The caller's IANA zone; null when it was not sent or does not exist. */
  readonly timeZone: string | null
  /** The caller's address, as a proxy of TRUSTED_PROXIES reports it, otherwise the other end of the connection. */
  readonly clientAddress: string
  /** The value of a cookie of the request; null when it is missing. Only social flows use one. */
  readCookie(name: string): string | null
  /** The browser and system that the caller claims to use. */
  readonly device: Device
}
