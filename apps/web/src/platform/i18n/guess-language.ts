import { isLanguage, type Language } from '@dayplate/messages'

/** The remembered language, otherwise the first supported one of the browser's, otherwise English. */
export function guessLanguage(remembered: string | null, preferred: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}
