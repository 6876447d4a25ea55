import { CalendarCheck, ClipboardList, Copy, Send, Sheet } from 'lucide-react'
import { readNow } from '../../../platform/clock/now.ts'
import { saveFile } from '../../../platform/downloads/save-file.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { ListLinks } from './list-links.tsx'
import { sharedLines } from './shared-list.ts'
import styles from './share-list.module.css'
import { toSpreadsheet } from './to-spreadsheet.ts'
import { toMarkdown, toPlainText } from './to-text.ts'
import type { ShoppingListOfPeriod } from '../shopping-list-of-period.ts'

const calendarTasks = lazyPart(async () => (await import('./to-calendar-tasks.ts')).toCalendarTasks)

export interface ShareListProps {
  readonly list: ShoppingListOfPeriod
  readonly onClose: () => void
}

/** The forms in which a list leaves the product. */
export function ShareList({ list, onClose }: ShareListProps) {
  const t = useT()
  const { canSend, send, copyText, copyTasks, downloadSheet, downloadTasks } = useShares(list)
  return (
    <Dialog shape="sheet" title={t('shopping-choices/share/title')} onClose={onClose}>
      <p className={styles.text}>{t('shopping-choices/share/text')}</p>
      <div className={styles.ways}>
        {canSend ? (
          <Button icon={<Send />} isBlock onClick={send}>
            {t('shopping-choices/share/send')}
          </Button>
        ) : null}
        <Button kind="secondary" icon={<Copy />} isBlock onClick={copyText}>
          {t('shopping-choices/share/copy')}
        </Button>
        <Button kind="secondary" icon={<ClipboardList />} isBlock onClick={copyTasks}>
          {t('shopping-choices/share/markdown')}
        </Button>
        <Button kind="secondary" icon={<Sheet />} isBlock onClick={downloadSheet}>
          {t('shopping-choices/share/csv')}
        </Button>
        <Button kind="secondary" icon={<CalendarCheck />} isBlock onClick={downloadTasks}>
          {t('shopping-choices/share/tasks')}
        </Button>
      </div>
      <ListLinks period={list.period} />
    </Dialog>
  )
}

function useShares(list: ShoppingListOfPeriod) {
  const t = useT()
  const language = useLanguage()
  const lines = sharedLines(list, t('shopping-list/own/title'))
  const text = toPlainText(lines)
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      showToast({ text: t('shopping-choices/share/copied') })
    } catch {
      showToast({ text: t('shopping-choices/share/not-copied') })
    }
  }
  const fileName = `${t('shopping-choices/share/file')}-${list.period.start}`
  const downloadTasks = async () => {
    const toCalendarTasks = await calendarTasks.load()
    const tasks = toCalendarTasks(lines, { due: list.period.start, madeAt: readNow(), host: location.hostname })
    saveFile(new Blob([tasks], { type: 'text/calendar;charset=utf-8' }), `${fileName}.ics`)
  }
  return {
    canSend: typeof navigator.share === 'function',
    // The user may close the system's sheet, which is no failure.
    send: () => void navigator.share({ title: t('shopping-list/title'), text }).catch(() => {}),
    copyText: () => void copy(text),
    copyTasks: () => void copy(toMarkdown(lines)),
    downloadSheet() {
      const headings = {
        aisle: t('shopping-choices/share/aisle'),
        product: t('shopping-choices/share/product'),
        buy: t('shopping-choices/share/buy'),
        need: t('shopping-choices/share/need'),
        isBought: t('shopping-choices/share/bought'),
      }
      const csv = toSpreadsheet(lines, headings, language === 'pl' ? 'pl' : 'en')
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)
    },
    downloadTasks: () => void downloadTasks(),
  }
}
