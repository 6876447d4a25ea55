import { isLanguage, type Language } from '@dayplate/messages'

/** The remembered language, else the first of the browser's that we speak, else English. */
export function guessLanguage(remembered: string | null, preferred: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}
