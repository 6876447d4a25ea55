import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { CalendarFeedMakeDocument, CalendarFeedStopDocument } from './calendar.gen.ts'

export type CalendarOutcome =
  | { readonly kind: 'made'; readonly url: string; readonly madeAt: string }
  | { readonly kind: 'stopped' }
  | Exclude<SaveOutcome, { readonly kind: 'saved' }>

/** Switches the calendar on, or makes another address for it. */
export async function makeAddress(): Promise<CalendarOutcome> {
  const sent = await sendMutation(CalendarFeedMakeDocument, {})
  const answer = sent.kind === 'answered' ? sent.data.calendarFeedMake : null
  if (answer?.__typename === 'CalendarFeedMade') return { kind: 'made', url: answer.url, madeAt: answer.feed.madeAt }
  const outcome = saveOutcome(sent, () => false)
  return outcome.kind === 'saved' ? { kind: 'failed' } : outcome
}

export async function stopCalendar(): Promise<CalendarOutcome> {
  const outcome = saveOutcome(await sendMutation(CalendarFeedStopDocument, {}))
  return outcome.kind === 'saved' ? { kind: 'stopped' } : outcome
}
