import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import { rememberPerson } from '../../platform/session/session.ts'
import { tabStorage } from '../../platform/storage/storage.ts'
import { FLASH_CLOSED_KEY } from '../../platform/storage/tab-keys.ts'
import { DocumentsSeenDocument } from './flash-messages.gen.ts'
import { type FlashMessage, flashMessagesFor } from './flash-message.ts'

const closedIds = (): readonly string[] => tabStorage.read(FLASH_CLOSED_KEY)?.split(' ') ?? []

/** What is to be said and was not closed. It is asked for anew, for somebody may have acted on it since; none when nobody can tell. */
export async function findFlashMessages(): Promise<readonly FlashMessage[]> {
  const asked = await sendQuery(UserDataDocument, {}, { isFresh: true })
  if (asked.kind === 'failed') return []
  rememberPerson(asked.data.me)
  const closed = closedIds()
  return flashMessagesFor(asked.data.me).filter(({ id }) => !closed.includes(id))
}

/** For as long as the tab is open; that somebody was told of a change, for good and on all devices. */
export function closeFlashMessage({ id, changedOn }: FlashMessage): void {
  tabStorage.write(FLASH_CLOSED_KEY, [...closedIds(), id].join(' '))
  // Where this does not arrive they are told once more.
  if (changedOn !== null) void sendMutation(DocumentsSeenDocument, { changedOn })
}
