import type { AnyRouter } from '@tanstack/react-router'
import { onLanguageChange } from '../platform/i18n/i18n.ts'

/** What routes have loaded speaks the old language: they load it again, while the page stays as it is. */
export function followLanguage(router: Pick<AnyRouter, 'invalidate'>): void {
  onLanguageChange(() => void router.invalidate())
}
