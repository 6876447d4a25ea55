import type { DietSettingsAnswers, FieldErrors } from '@dayplate/rules/diet-settings'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { ValidateDietSettingsDocument } from './diet-settings.gen.ts'
import { settingsInput } from './settings-input.ts'

/** Quiet time after the last change before the gateway is asked, in milliseconds (specification, section 5). */
const DEBOUNCE_MS = 1000

interface Checked {
  readonly answers: DietSettingsAnswers
  readonly errors: readonly FieldErrors[]
}

/**
 * The gateway's opinion of the answers: asked a second after the last change, and at once by `checkNow`. Faults count only for
 * the very answers they were found in. Without an answer there are no faults: generating asks again.
 */
export function useServerCheck(answers: DietSettingsAnswers) {
  const client = useClient()
  const [checked, setChecked] = useState<Checked | null>(null)
  const asked = useRef<{ readonly answers: DietSettingsAnswers; readonly errors: Promise<readonly FieldErrors[]> }>(
    null,
  )

  const ask = async (): Promise<readonly FieldErrors[]> => {
    const variables = { settings: settingsInput(answers) }
    const { data } = await client.query(ValidateDietSettingsDocument, variables, UNCACHED).toPromise()
    const answer = data?.validateDietSettings
    const errors = answer?.__typename === 'ValidationException' ? answer.details : []
    setChecked({ answers, errors })
    return errors
  }
  const checkNow = (): Promise<readonly FieldErrors[]> => {
    if (asked.current?.answers !== answers) asked.current = { answers, errors: ask() }
    return asked.current.errors
  }

  const latestCheck = useRef(checkNow)
  useEffect(() => {
    latestCheck.current = checkNow
  })
  useEffect(() => {
    const timer = setTimeout(() => void latestCheck.current(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [answers])

  return {
    errors: checked?.answers === answers ? checked.errors : NO_ERRORS,
    checkNow,
    /** Shows faults that generation itself answered with. */
    showRefusal: (errors: readonly FieldErrors[]) => setChecked({ answers, errors }),
  }
}

const UNCACHED = { requestPolicy: 'network-only' } as const
const NO_ERRORS: readonly FieldErrors[] = []
