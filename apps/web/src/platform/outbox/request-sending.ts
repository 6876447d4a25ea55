const senders = new Set<() => void>()

/** Names something that sends what waits. The app names code that loads when needed; an outbox that has loaded names itself. */
export const nameSender = (send: () => void): void => void senders.add(send)

/** Asks for the waiting changes to be sent as soon as possible. */
export function requestSending(): void {
  for (const send of senders) send()
}
