import { connectionOf, sparesData } from '../connection/connection.ts'
import { whenIdle } from '../lazy/when-idle.ts'

const senders = new Set<() => void>()

/** Names something that sends what waits. The app names code that loads when needed; an outbox that has loaded names itself. */
export const nameSender = (send: () => void): void => void senders.add(send)

/** Asks for the waiting changes to be sent as soon as possible. */
export function requestSending(): void {
  for (const send of senders) send()
}

let prepare = () => {}

/** Named by the app. */
export const namePreparer = (work: () => void): void => void (prepare = work)

/**
 * Loads the code that sends, for pages that make changes: a browser remembers code that failed to load without a connection, and
 * could then send nothing from this page. Not while data are to be saved: then it loads with the first change.
 */
export function prepareSending(): void {
  whenIdle(() => {
    if (!sparesData(connectionOf(navigator))) prepare()
  })
}
