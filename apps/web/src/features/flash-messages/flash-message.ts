import type { PlainMessageId } from '@dayplate/messages'
import type { AlertKind } from '../../ui/alert/alert.tsx'

/** A message that is shown on every page (second specification document, section 3). */
export interface FlashMessage {
  readonly id: 'set-password' | 'password-voided' | 'documents-changed'
  readonly type: AlertKind
  /** The id of the text. */
  readonly content: PlainMessageId
  /** The pages that the message links to. */
  readonly actions: readonly FlashAction[]
  /** The day of the latest change that the message reports; null if it reports none. */
  readonly changedOn: string | null
}

export interface FlashAction {
  readonly to: '/auth/set-password' | '/terms-of-service' | '/privacy-policy'
  readonly label: PlainMessageId
}

const SET_PASSWORD: FlashMessage = {
  id: 'set-password',
  type: 'info',
  content: 'auth/set-initial-password/offer',
  actions: [{ to: '/auth/set-password', label: 'auth/set-initial-password/title' }],
  changedOn: null,
}

const PASSWORD_VOIDED: FlashMessage = { ...SET_PASSWORD, id: 'password-voided', content: 'auth/password-voided/told' }

interface Told {
  readonly passwordIsSet: boolean
  readonly hasExternalProviderSetUp: boolean
  readonly passwordWasVoidedAtLogin: boolean
  readonly changedDocuments: readonly { readonly identifier: string; readonly changedOn: string }[]
}

/**
 * The messages for a user (second specification document, section 4). A login by link or provider may have removed a password
 * that a stranger could have chosen. A user who came by a link or a purchase has no login method yet. A user who accepted
 * earlier terms or an earlier privacy policy has to know about the change.
 */
export function flashMessagesFor(person: Told): readonly FlashMessage[] {
  return [...passwordMessage(person), ...documentsMessage(person.changedDocuments)]
}

/** At most one message, because both link to the same form, and the removed password already implies that none is set. */
function passwordMessage(person: Told): readonly FlashMessage[] {
  if (person.passwordWasVoidedAtLogin) return [PASSWORD_VOIDED]
  const hasLoginMethod = person.passwordIsSet || person.hasExternalProviderSetUp
  return hasLoginMethod ? [] : [SET_PASSWORD]
}

function documentsMessage(changed: Told['changedDocuments']): readonly FlashMessage[] {
  const has = (name: string): boolean => changed.some(({ identifier }) => identifier === name)
  const [hasTerms, hasPolicy] = [has('terms-of-service-web'), has('privacy-policy')]
  if (!hasTerms && !hasPolicy) return []
  return [
    {
      id: 'documents-changed',
      type: 'info',
      content: contentOf(hasTerms, hasPolicy),
      actions: [
        ...(hasTerms ? [{ to: '/terms-of-service', label: 'title/terms-of-service' } as const] : []),
        ...(hasPolicy ? [{ to: '/privacy-policy', label: 'title/privacy-policy' } as const] : []),
      ],
      changedOn:
        changed
          .map(({ changedOn }) => changedOn)
          .toSorted()
          .at(-1) ?? null,
    },
  ]
}

function contentOf(hasTerms: boolean, hasPolicy: boolean): PlainMessageId {
  if (hasTerms && hasPolicy) return 'content/changed/both'
  return hasTerms ? 'content/changed/terms' : 'content/changed/privacy'
}
