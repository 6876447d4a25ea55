import type { ReactNode } from 'react'
import { type Wording, WordingProvider } from '../../ui/wording/wording.tsx'
import { calendarWords } from './calendar-words.ts'
import { chartWords } from './chart-words.ts'
import { useTranslator } from './i18n.ts'

/** Gives the building blocks their few words in the reader's language. */
export function TranslatedWording({ children }: { readonly children: ReactNode }) {
  const { t, language } = useTranslator()
  const wording: Wording = {
    language,
    close: t('ui/close'),
    showPassword: t('ui/show-password'),
    hidePassword: t('ui/hide-password'),
    increase: (label) => t('ui/increase', { label }),
    decrease: (label) => t('ui/decrease', { label }),
    notifications: t('ui/notifications'),
    loading: t('loading/message'),
    clear: t('ui/clear'),
    remove: (label) => t('ui/remove', { label }),
    // Asked for by who shows them alone: their texts come with the routes that do.
    get calendar() {
      return calendarWords(t)
    },
    get chart() {
      return chartWords(t)
    },
  }
  return <WordingProvider value={wording}>{children}</WordingProvider>
}
