import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'

export type Consents = ReturnType<typeof useConsents>

/** The two confirmations before a plan is made: health, and the use of health data. Not kept: they are given each time. */
export function useConsents() {
  const t = useT()
  const [isHealthy, setHealthy] = useState(false)
  const [mayUseData, setMayUseData] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const faultOf = (given: boolean) => (wasAsked && !given ? t('diet-settings/validation/consent-required') : undefined)
  return {
    health: { value: isHealthy, onChange: setHealthy, error: faultOf(isHealthy) },
    data: { value: mayUseData, onChange: setMayUseData, error: faultOf(mayUseData) },
    /** Whether both are given; shows what is missing. */
    accept(): boolean {
      setAsked(true)
      return isHealthy && mayUseData
    },
  }
}
