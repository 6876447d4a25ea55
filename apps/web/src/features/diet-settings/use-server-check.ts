import type { FieldErrors } from '@dayplate/rules/diet-settings'
import { useEffect, useRef, useState } from 'react'
import type { Asked } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { ValidateDietSettingsDocument } from './diet-settings.gen.ts'
import { type AskedSettings, settingsInput } from './settings-input.ts'

/** The time from the last change to the check by the gateway, in milliseconds (specification, section 5). */
const DEBOUNCE_MS = 1000

/** The outcome of a check by the gateway: the errors it found, or a failure. */
export type Opinion = Asked<readonly FieldErrors[]>

interface Checked {
  readonly answers: AskedSettings
  readonly errors: readonly FieldErrors[]
}

interface Question {
  readonly answers: AskedSettings
  readonly opinion: Promise<Opinion>
}

/**
 * Lets the gateway check the answers one second after the last change, or at once with `checkNow`. Errors are returned only while
 * the answers are the ones that were checked. A failed check is reported only when the user presses Next, not while they type.
 */
export function useServerCheck(answers: AskedSettings) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [settled, setSettled] = useState<AskedSettings | null>(null)
  const asked = useRef<Question>(null)

  const ask = async (): Promise<Opinion> => {
    const opinion = await askGateway(answers)
    if (opinion.kind === 'answered') setChecked({ answers, errors: opinion.data })
    // Forgets a failed check, so that the next press checks again.
    else if (asked.current?.answers === answers) asked.current = null
    return opinion
  }
  const checkNow = (): Promise<Opinion> => {
    if (asked.current?.answers !== answers) asked.current = { answers, opinion: ask() }
    return asked.current.opinion
  }

  const latestCheck = useRef(checkNow)
  useEffect(() => {
    latestCheck.current = checkNow
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(answers)
      void latestCheck.current()
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [answers])

  return {
    errors: checked?.answers === answers ? checked.errors : NO_ERRORS,
    /** Whether the answers have not changed for a while, which means that the user has stopped typing. */
    isSettled: settled === answers,
    checkNow,
    /** Shows errors with which the gateway refused to make the plan. */
    showServerErrors: (errors: readonly FieldErrors[]) => setChecked({ answers, errors }),
  }
}

/** Sends the answers to the gateway. A failure is a value, because the caller decides whether to show it. */
async function askGateway(answers: AskedSettings): Promise<Opinion> {
  const settings = settingsInput(answers)
  const asked = await sendQuery(ValidateDietSettingsDocument, { settings }, { isFresh: true })
  if (asked.kind === 'failed') return asked
  const answer = asked.data.validateDietSettings
  return { kind: 'answered', data: answer.__typename === 'ValidationException' ? answer.details : [] }
}

const NO_ERRORS: readonly FieldErrors[] = []
