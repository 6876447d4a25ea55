import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { areConsentsGiven, clearConsents, rememberConsents } from './given-consents.ts'

export type Consents = ReturnType<typeof useConsents>

type ConsentName = 'health' | 'data'
const CONSENTS: readonly ConsentName[] = ['health', 'data']

/**
 * The two confirmations before a plan is made: health, and the use of health data. The first is given again for each plan, and
 * kept only until there is one. The second stands until it is withdrawn in the settings, so it is asked of people who have not
 * given it.
 */
export function useConsents(userId: string, isDataConsentGiven: boolean) {
  const t = useT()
  const [given, setGiven] = useState<ReadonlySet<ConsentName>>(() => {
    if (areConsentsGiven(userId)) return new Set(CONSENTS)
    return new Set(isDataConsentGiven ? ['data'] : [])
  })
  /** Those that were missing when one tried to go on, until they are touched: to give one says nothing about the other. */
  const [wanting, setWanting] = useState<ReadonlySet<ConsentName>>(new Set())
  const missing = CONSENTS.filter((name) => !given.has(name))
  const fieldOf = (name: ConsentName) => ({
    value: given.has(name),
    onChange(isGiven: boolean) {
      setGiven(isGiven ? new Set([...given, name]) : without(given, name))
      setWanting(without(wanting, name))
      // One that is taken back is taken back for good.
      if (!isGiven) clearConsents()
    },
    error: wanting.has(name) ? t('diet-settings/validation/consent-required') : undefined,
  })
  return {
    health: fieldOf('health'),
    data: fieldOf('data'),
    isDataAsked: !isDataConsentGiven,
    missingCount: missing.length,
    /** Whether both are given; shows what is missing. */
    accept(): boolean {
      setWanting(new Set(missing))
      if (missing.length === 0) rememberConsents(userId)
      return missing.length === 0
    },
  }
}

const without = (names: ReadonlySet<ConsentName>, name: ConsentName): ReadonlySet<ConsentName> =>
  new Set([...names].filter((one) => one !== name))
