import type { CalendarDay } from '@dayplate/dates'
import ICAL from 'ical.js'
import type { SharedLine } from './shared-list.ts'

/** A line has at most 75 octets (RFC 5545, 3.1). The library does not count the space with which a folded one continues. */
ICAL.foldLength = 74

interface TaskOptions {
  /** The day on which the list begins: the food is due then. */
  readonly due: CalendarDay
  /** In milliseconds since 1970. */
  readonly madeAt: number
  /** The address of the product, which makes the ids of the tasks our own. */
  readonly host: string
}

/** A task for each line as iCalendar VTODO (RFC 5545, section 3.6.2). The same list makes the same ids, so that tasks are renewed. */
export function toCalendarTasks(lines: readonly SharedLine[], { due, madeAt, host }: TaskOptions): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', `-//${host}//shopping list//EN`)
  const stamp = ICAL.Time.epochTime.clone()
  stamp.fromUnixTime(Math.floor(madeAt / 1000))
  for (const [index, { aisle, product, buy, need, isBought }] of lines.entries()) {
    const task = new ICAL.Component('vtodo')
    task.updatePropertyWithValue('uid', `shopping-${due}-${index + 1}@${host}`)
    task.updatePropertyWithValue('dtstamp', stamp)
    task.updatePropertyWithValue('due', ICAL.Time.fromDateString(due))
    task.updatePropertyWithValue('summary', buy === null ? product : `${product}, ${buy}`)
    if (need !== null) task.updatePropertyWithValue('description', need)
    task.updatePropertyWithValue('categories', aisle)
    task.updatePropertyWithValue('status', isBought ? 'COMPLETED' : 'NEEDS-ACTION')
    calendar.addSubcomponent(task)
  }
  return calendar.toString()
}
