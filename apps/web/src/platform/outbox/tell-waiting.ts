import { showToast } from '../../ui/toast/toast.ts'
import { readTranslator } from '../i18n/i18n.ts'
import { onEntriesChange, readEntries } from './outbox-entries.ts'

let isTold = false
onEntriesChange(() => {
  if (readEntries().length === 0) isTold = false
})

/** Says that changes are kept until the connection returns, once until then. */
export function tellWaiting(): void {
  if (isTold) return
  isTold = true
  showToast({ text: readTranslator().t('shell/kept-changes') })
}
