import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { areConsentsGiven, forgetConsents, rememberConsents } from './given-consents.ts'

export type Consents = ReturnType<typeof useConsents>

/**
 * The two confirmations before a plan is made: health, and the use of health data. They are given for each plan anew, and kept
 * only until there is one.
 */
export function useConsents(userId: string) {
  const t = useT()
  const [isHealthy, setHealthy] = useState(() => areConsentsGiven(userId))
  const [mayUseData, setMayUseData] = useState(isHealthy)
  const [wasAsked, setAsked] = useState(false)
  const faultOf = (given: boolean) => (wasAsked && !given ? t('diet-settings/validation/consent-required') : undefined)
  const changing = (set: (isGiven: boolean) => void) => (isGiven: boolean) => {
    set(isGiven)
    // One that is taken back is taken back for good.
    if (!isGiven) forgetConsents()
  }
  return {
    health: { value: isHealthy, onChange: changing(setHealthy), error: faultOf(isHealthy) },
    data: { value: mayUseData, onChange: changing(setMayUseData), error: faultOf(mayUseData) },
    /** Whether both are given; shows what is missing. */
    accept(): boolean {
      setAsked(true)
      if (isHealthy && mayUseData) rememberConsents(userId)
      return isHealthy && mayUseData
    },
  }
}
