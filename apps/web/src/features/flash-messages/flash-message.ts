import type { PlainMessageId } from '@dayplate/messages'
import type { AlertKind } from '../../ui/alert/alert.tsx'

/** A word to somebody on whatever page they are (specification, second document, section 3). */
export interface FlashMessage {
  readonly id: 'set-password'
  readonly type: AlertKind
  /** The text of this id. */
  readonly content: PlainMessageId
}

const SET_PASSWORD: FlashMessage = {
  id: 'set-password',
  type: 'info',
  content: 'auth/set-initial-password/offer',
}

interface WaysIn {
  readonly passwordIsSet: boolean
  readonly hasExternalProviderSetUp: boolean
}

/** What is to be said to a person (same document, section 4): who came by a link or a purchase has no way in of their own. */
export function flashMessagesFor({ passwordIsSet, hasExternalProviderSetUp }: WaysIn): readonly FlashMessage[] {
  return passwordIsSet || hasExternalProviderSetUp ? [] : [SET_PASSWORD]
}
