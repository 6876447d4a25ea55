import type { PlainMessageId } from '@dayplate/messages'
import type { AlertKind } from '../../ui/alert/alert.tsx'

/** A word to somebody on whatever page they are (specification, second document, section 3). */
export interface FlashMessage {
  readonly id: 'set-password' | 'password-voided' | 'documents-changed'
  readonly type: AlertKind
  /** The text of this id. */
  readonly content: PlainMessageId
  /** Pages it leads to. */
  readonly actions: readonly FlashAction[]
  /** The latest of the changes it tells of, as a day; null where it tells of none. */
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
 * What is to be said to a person (same document, section 4): a login by link or provider may have taken away a password that
 * another person could have chosen, who came by a link or a purchase has no way in of their own, and who accepted earlier terms or
 * an earlier privacy policy has to know that they changed.
 */
export function flashMessagesFor(person: Told): readonly FlashMessage[] {
  return [...passwordMessage(person), ...documentsMessage(person.changedDocuments)]
}

/** One of them: both lead to the same form, and why there is no password says that there is none. */
function passwordMessage(person: Told): readonly FlashMessage[] {
  if (person.passwordWasVoidedAtLogin) return [PASSWORD_VOIDED]
  const hasWayIn = person.passwordIsSet || person.hasExternalProviderSetUp
  return hasWayIn ? [] : [SET_PASSWORD]
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
