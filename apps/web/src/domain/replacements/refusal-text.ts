import type { Translate } from '@dayplate/messages'
import { readTranslator } from '../../platform/i18n/i18n.ts'

export interface ValidationError {
  readonly details: readonly { readonly messages: readonly string[] }[]
}

/** The text for a refused change; null for a reason that this page does not know. Texts: `exchange`, `day-plan`. */
export function refusalText({ details }: ValidationError): string | null {
  const [message] = details.flatMap(({ messages }) => messages)
  return message === undefined ? null : (readTranslator().textOf(message) ?? null)
}

/** The gateway's results for a refused offer or change. */
export type Refused =
  | (ValidationError & { readonly __typename: 'ValidationException' })
  | { readonly __typename: 'UnauthorizedException' }

/** The text for any refusal, never null. */
export function reasonOf(refused: Refused, t: Translate): string {
  if (refused.__typename === 'UnauthorizedException') return t('exchange/no-access')
  return refusalText(refused) ?? t('error/message/generic')
}
