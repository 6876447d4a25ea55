import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { clearRememberedConsent, isConsentRemembered, rememberConsent } from './remembered-consent.ts'

export type HealthDataConsent = ReturnType<typeof useHealthDataConsent>

/**
 * The consent to use health data. It is valid until the user withdraws it in the settings, so only users who have not given it
 * are asked.
 */
export function useHealthDataConsent(userId: string, isGivenBefore: boolean) {
  const t = useT()
  const [isTicked, setTicked] = useState(() => isConsentRemembered(userId))
  /** Whether it was missing when the user tried to continue. The error shows until the user changes the box. */
  const [isWanting, setWanting] = useState(false)
  const isMissing = !isGivenBefore && !isTicked
  return {
    field: {
      value: isTicked,
      onChange(isGiven: boolean) {
        setTicked(isGiven)
        setWanting(false)
        // Unticking also clears the remembered consent, so that a reload does not tick it again.
        if (!isGiven) clearRememberedConsent()
      },
      error: isWanting ? t('diet-settings/validation/consent-required') : undefined,
    },
    isAsked: !isGivenBefore,
    isMissing,
    /** Returns whether it is given. If so, remembers it; if not, shows an error. */
    accept(): boolean {
      setWanting(isMissing)
      if (isTicked) rememberConsent(userId)
      return !isMissing
    },
  }
}
