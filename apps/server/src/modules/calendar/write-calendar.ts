import { CALENDAR_REFRESH_HOURS } from '@dayplate/rules/calendar'
import ICAL from 'ical.js'
import type { CalendarEvent } from './events-of-days.ts'

/** A line has at most 75 octets (RFC 5545, 3.1). The library does not count the space with which a folded one continues. */
ICAL.foldLength = 74

export interface WrittenCalendar {
  readonly name: string
  readonly language: 'en' | 'pl'
  /** The host of the product, and text that stands for the person: both make the ids of events unique in the world (RFC 7986, 5.3). */
  readonly host: string
  readonly person: string
}

/** Events as iCalendar text (RFC 5545), with its name and how often to fetch it again (RFC 7986). */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { name, language, host, person }: WrittenCalendar,
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', `-//${host}//meals//${language.toUpperCase()}`)
  const refresh = ICAL.Duration.fromSeconds(CALENDAR_REFRESH_HOURS * 60 * 60)
  calendar.updatePropertyWithValue('name', name)
  calendar.updatePropertyWithValue('refresh-interval', refresh)
  // What programs read that are older than RFC 7986.
  calendar.updatePropertyWithValue('x-wr-calname', name)
  calendar.updatePropertyWithValue('x-published-ttl', refresh.toString())
  for (const event of events) calendar.addSubcomponent(eventComponent(event, `${person}@${host}`))
  return `${calendar.toString()}\r\n`
}

function eventComponent(event: CalendarEvent, ids: string): ICAL.Component {
  const component = new ICAL.Component('vevent')
  component.updatePropertyWithValue('uid', `${event.id}-${ids}`)
  component.updatePropertyWithValue('dtstamp', timeOf(event.plannedAt))
  component.updatePropertyWithValue('sequence', event.version)
  component.updatePropertyWithValue('dtstart', timeOf(event.startsAt))
  component.updatePropertyWithValue('duration', ICAL.Duration.fromSeconds(event.minutes * 60))
  component.updatePropertyWithValue('summary', event.title)
  component.updatePropertyWithValue('description', [...event.lines, event.url].join('\n'))
  component.updatePropertyWithValue('url', event.url)
  // A meal does not make its person busy, nor is it for everyone who sees the calendar.
  component.updatePropertyWithValue('transp', 'TRANSPARENT')
  component.updatePropertyWithValue('class', 'PRIVATE')
  return component
}

/** In UTC, which needs no description of a time zone. */
function timeOf(seconds: number): ICAL.Time {
  const time = ICAL.Time.epochTime.clone()
  time.fromUnixTime(seconds)
  return time
}
