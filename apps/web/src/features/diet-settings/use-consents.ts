import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { areConsentsGiven, clearConsents, rememberConsents } from './given-consents.ts'

export type Consents = ReturnType<typeof useConsents>

type ConsentName = 'health' | 'data'
const CONSENTS: readonly ConsentName[] = ['health', 'data']

/**
 * The two consents that a plan needs: the confirmation about health, and the use of health data. Each plan needs a new
 * confirmation, which is remembered only until the plan is made. The consent to use health data is valid until the user withdraws
 * it in the settings, so only users who have not given it are asked.
 */
export function useConsents(userId: string, isDataConsentGiven: boolean) {
  const t = useT()
  const [given, setGiven] = useState<ReadonlySet<ConsentName>>(() => {
    if (areConsentsGiven(userId)) return new Set(CONSENTS)
    return new Set(isDataConsentGiven ? ['data'] : [])
  })
  /** The consents that were missing when the user tried to continue. Each shows an error until the user changes it. */
  const [wanting, setWanting] = useState<ReadonlySet<ConsentName>>(new Set())
  const missing = CONSENTS.filter((name) => !given.has(name))
  const fieldOf = (name: ConsentName) => ({
    value: given.has(name),
    onChange(isGiven: boolean) {
      setGiven(isGiven ? new Set([...given, name]) : without(given, name))
      setWanting(without(wanting, name))
      // Unticking one also clears the remembered consents, so that a reload does not tick it again.
      if (!isGiven) clearConsents()
    },
    error: wanting.has(name) ? t('diet-settings/validation/consent-required') : undefined,
  })
  return {
    health: fieldOf('health'),
    data: fieldOf('data'),
    isDataAsked: !isDataConsentGiven,
    missingCount: missing.length,
    /** Returns whether both are given. If so, remembers them; if not, shows errors at the missing ones. */
    accept(): boolean {
      setWanting(new Set(missing))
      if (missing.length === 0) rememberConsents(userId)
      return missing.length === 0
    },
  }
}

const without = (names: ReadonlySet<ConsentName>, name: ConsentName): ReadonlySet<ConsentName> =>
  new Set([...names].filter((one) => one !== name))
