import { lazy } from 'react'
import { needTexts } from '../../../platform/i18n/i18n.ts'

/** Few people withdraw the consent: the page comes with its texts when one of them asks for it. */
export const WithdrawnConsentLater = lazy(async () => {
  const [{ WithdrawnConsent }] = await Promise.all([import('./withdrawn-consent.tsx'), needTexts('health-consent')])
  return { default: WithdrawnConsent }
})
