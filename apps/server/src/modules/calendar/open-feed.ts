import { createHash } from 'node:crypto'
import { addDays, dayOfInstant } from '@dayplate/dates'
import { CALENDAR_TEXTS } from '@dayplate/messages/server'
import { mayBeLinkToken } from '@dayplate/rules/accounts'
import { CALENDAR_PAST_DAYS } from '@dayplate/rules/calendar'
import {
  consumeRateLimits,
  refundRateLimits,
  type Limit,
  type Try,
} from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { hashToken } from '../accounts/index.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { versionsOfDocument } from '../stored-plans/index.ts'
import { findCalendarDays } from './calendar-days.repository.ts'
import { findFeed, type CalendarFeed } from './calendar-feeds.repository.ts'
import { eventsOfDays } from './events-of-days.ts'
import { writeCalendar } from './write-calendar.ts'

/** What `Retry-After` says to a caller over a limit. */
export const LIMITED_FOR_S = 15 * 60

/**
 * Addresses that one network may try and that are wrong. More than for links that people open: the servers of a calendar operator fetch for
 * all their users, also from addresses that were switched off.
 */
const GUESSES = { name: 'calendar-guesses', tries: 300, withinSeconds: LIMITED_FOR_S } as const satisfies Limit

/** Fetches of one calendar, by all programs of a person and their family. */
const FETCHES = { name: 'calendar-fetches', tries: 60, withinSeconds: LIMITED_FOR_S } as const satisfies Limit

export type OpenedFeed =
  | { readonly kind: 'calendar'; readonly text: string; readonly userId: string }
  /** Unknown, renewed or switched off, or nothing is planned: a calendar has at least one event (RFC 5545, 3.6). */
  | { readonly kind: 'gone' }
  | { readonly kind: 'limited' }

/** The calendar at a secret address, as text. */
export async function openFeed(
  services: Services,
  { token, network }: { readonly token: string; readonly network: string },
): Promise<OpenedFeed> {
  const { db } = services
  // Every text that cannot be a secret takes the same way as a wrong one.
  const tokenHash = hashToken(mayBeLinkToken(token) ? token : '')
  const guess: Try = { limit: GUESSES, subject: [network] }
  const fetched: Try = { limit: FETCHES, subject: [tokenHash.toString('hex')] }
  if (!(await consumeRateLimits(db, services, [guess, fetched]))) return { kind: 'limited' }
  const feed = await findFeed(db, tokenHash)
  if (feed === null) return { kind: 'gone' }
  await refundRateLimits(db, services, [guess])
  const text = await calendarOf(services, feed)
  return text === null ? { kind: 'gone' } : { kind: 'calendar', text, userId: feed.userId }
}

async function calendarOf(services: Services, { userId, language, timeZone }: CalendarFeed): Promise<string | null> {
  const { db, clock, publicUrl } = services
  const today = dayOfInstant(clock.now(), timeZone)
  const days = await findCalendarDays(db, { userId, today, from: addDays(today, -CALENDAR_PAST_DAYS) })
  if (days.length === 0) return null
  await loadMissingVersions(services, [...new Set(days.flatMap(({ document }) => versionsOfDocument(document)))])
  const events = eventsOfDays(days, { catalogue: services.catalogue, language, timeZone, publicUrl })
  const { host } = new URL(publicUrl)
  return writeCalendar(events, { name: CALENDAR_TEXTS[language].name, language, host, person: standIn(userId) })
}

const STAND_IN_DIGITS = 16

/** Stands for a person in ids of events, because an id of ours would tell the calendar's operator more than it has to know. */
const standIn = (userId: string): string =>
  createHash('sha256').update(`calendar ${userId}`).digest('hex').slice(0, STAND_IN_DIGITS)
