import { showToast } from '../../ui/toast/toast.ts'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { type FailedSending, sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { readTranslator } from '../../platform/i18n/i18n.ts'
import { refusalText } from './refusal-text.ts'
import { DietSetUndoDocument } from './replacements.gen.ts'

/** Shows that a day has changed and offers Undo. Pages that show the day query it again by themselves. */
export function offerUndo(text: string, changeId: string): void {
  const { t } = readTranslator()
  showToast({ text, action: { label: t('exchange/undo'), onClick: () => void undo(changeId) } })
}

async function undo(changeId: string): Promise<void> {
  const sent = await sendMutation(DietSetUndoDocument, { changeId })
  if (sent.kind === 'failed') return offerAgain(changeId, sent)
  const { t } = readTranslator()
  const { dietSetUndo } = sent.data
  if (dietSetUndo.__typename === 'ExchangeUndone') return showToast({ text: t('exchange/undone') })
  const reason = dietSetUndo.__typename === 'ValidationException' ? refusalText(dietSetUndo) : null
  showToast({ text: reason ?? t('exchange/undo-failed') })
}

/** Retrying does no harm, because a change is undone only once. */
function offerAgain(changeId: string, sent: FailedSending): void {
  // The toast reports it.
  acknowledge(sent.failure)
  const { t } = readTranslator()
  showToast({ text: t(whyNotOf(sent)), action: { label: t('exchange/again'), onClick: () => void undo(changeId) } })
}

function whyNotOf({ failure, isUnknown }: FailedSending) {
  if (isUnknown) return 'exchange/undo-unknown'
  return failure.kind === 'network' ? 'exchange/undo-offline' : 'exchange/undo-failed'
}
