import type { AnyRouter } from '@tanstack/react-router'
import { onLanguageChange } from '../platform/i18n/i18n.ts'

/** Makes routes load their data again in the new language, while the page stays visible. */
export function followLanguage(router: Pick<AnyRouter, 'invalidate'>): void {
  onLanguageChange(() => void router.invalidate())
}
