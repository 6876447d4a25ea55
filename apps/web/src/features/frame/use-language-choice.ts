import type { Language } from '@dayplate/messages'
import { startTransition, useOptimistic } from 'react'
import { changeLanguage, useLanguage } from '../../platform/i18n/i18n.ts'

/** The name of each language in that language, so that users find it without understanding the others. */
export const LANGUAGE_NAMES = [
  { value: 'en', label: 'English' },
  { value: 'pl', label: 'Polski' },
] as const

/** The chosen language. The choice is shown at once; the texts change when their file is loaded. */
export function useLanguageChoice() {
  const [language, show] = useOptimistic<Language>(useLanguage())
  const choose = (next: Language) => {
    startTransition(async () => {
      show(next)
      await changeLanguage(next)
    })
  }
  return { language, choose }
}
