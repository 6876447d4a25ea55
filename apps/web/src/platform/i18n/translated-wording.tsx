import type { ReactNode } from 'react'
import { type Wording, WordingProvider } from '../../ui/wording/wording.tsx'
import { useTranslator } from './i18n.ts'

/** Gives the components of `ui` their few words in the reader's language. */
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
  }
  return <WordingProvider value={wording}>{children}</WordingProvider>
}
