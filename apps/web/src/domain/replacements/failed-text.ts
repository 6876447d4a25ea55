import type { FailedSending } from '../../platform/graphql-client/send-mutation.ts'
import { readTranslator } from '../../platform/i18n/i18n.ts'

/** The text about a change of the plan without an answer. Texts: `exchange`. */
export function failedText({ failure, isUnknown }: FailedSending): string {
  const { t } = readTranslator()
  if (isUnknown) return t('exchange/unknown')
  return t(failure.kind === 'network' ? 'exchange/offline' : 'error/message/generic')
}
