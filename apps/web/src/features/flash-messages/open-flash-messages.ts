import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import { PASSWORD_VOIDED_CLOSED_KEY, rememberPerson } from '../../platform/session/session.ts'
import { storage, tabStorage } from '../../platform/storage/storage.ts'
import { FLASH_CLOSED_KEY } from '../../platform/storage/tab-keys.ts'
import { DocumentsSeenDocument } from './flash-messages.gen.ts'
import { type FlashMessage, flashMessagesFor } from './flash-message.ts'

const PASSWORD_VOIDED: FlashMessage['id'] = 'password-voided'

const closedInTab = (): readonly string[] => tabStorage.read(FLASH_CLOSED_KEY)?.split(' ') ?? []

const isClosed = ({ id }: FlashMessage): boolean =>
  id === PASSWORD_VOIDED ? storage.read(PASSWORD_VOIDED_CLOSED_KEY) !== null : closedInTab().includes(id)

/** What is to be said and was not closed. It is asked for anew, for somebody may have acted on it since; none when nobody can tell. */
export async function findFlashMessages(): Promise<readonly FlashMessage[]> {
  const asked = await sendQuery(UserDataDocument, {}, { isFresh: true })
  if (asked.kind === 'failed') return []
  rememberPerson(asked.data.me)
  return flashMessagesFor(asked.data.me).filter((message) => !isClosed(message))
}

/**
 * For as long as the tab is open. What one login did is told until it is closed in any tab; that somebody was told of a change is
 * kept for good and on all devices.
 */
export function closeFlashMessage({ id, changedOn }: FlashMessage): void {
  if (id === PASSWORD_VOIDED) storage.write(PASSWORD_VOIDED_CLOSED_KEY, '1')
  else tabStorage.write(FLASH_CLOSED_KEY, [...closedInTab(), id].join(' '))
  // Where this does not arrive they are told once more.
  if (changedOn !== null) void sendMutation(DocumentsSeenDocument, { changedOn })
}
