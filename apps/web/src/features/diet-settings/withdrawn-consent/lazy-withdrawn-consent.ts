import { lazy } from 'react'
import { loadMessages } from '../../../platform/i18n/i18n.ts'

/** Few people withdraw the consent: the page comes when one of them asks for it, with the texts of the settings it leads to. */
export const LazyWithdrawnConsent = lazy(async () => {
  const [{ WithdrawnConsent }] = await Promise.all([import('./withdrawn-consent.tsx'), loadMessages('settings')])
  return { default: WithdrawnConsent }
})
