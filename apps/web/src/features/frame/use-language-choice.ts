import type { Language } from '@dayplate/messages'
import { startTransition, useOptimistic } from 'react'
import { changeLanguage, useLanguage } from '../../platform/i18n/i18n.ts'

/** Each language by its own name, so that it is found by those who read no other. */
export const LANGUAGE_NAMES = [
  { value: 'en', label: 'English' },
  { value: 'pl', label: 'Polski' },
] as const

/** The choice shows at once, the words follow when their file is there. */
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
