import type { Translate } from '@dayplate/messages'
import { readTranslator } from '../../platform/i18n/i18n.ts'

export interface ValidationError {
  readonly details: readonly { readonly messages: readonly string[] }[]
}

/** Why a change was refused, in words; null for a reason that this page has none for. Texts: `exchange`, `day-plan`. */
export function refusalText({ details }: ValidationError): string | null {
  const [message] = details.flatMap(({ messages }) => messages)
  return message === undefined ? null : (readTranslator().textOf(message) ?? null)
}

/** How the gateway says that it offers or changes nothing. */
export type Refused =
  | (ValidationError & { readonly __typename: 'ValidationException' })
  | { readonly __typename: 'UnauthorizedException' }

/** The same for any refusal, and always in words. */
export function reasonOf(refused: Refused, t: Translate): string {
  if (refused.__typename === 'UnauthorizedException') return t('exchange/no-access')
  return refusalText(refused) ?? t('error/message/generic')
}
