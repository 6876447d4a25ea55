import type { FieldErrors } from '@dayplate/rules/diet-settings'
import { useEffect, useRef, useState } from 'react'
import type { Asked } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { ValidateDietSettingsDocument } from './diet-settings.gen.ts'
import { type AskedSettings, settingsInput } from './settings-input.ts'

/** Quiet time after the last change before the gateway is asked, in milliseconds (specification, section 5). */
const DEBOUNCE_MS = 1000

/** What asking the gateway led to: the errors it found. */
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
 * The gateway's opinion of the answers: asked a second after the last change, and at once by `checkNow`. Errors count only for
 * the very answers they were found in. That it has none for want of an answer is told to who presses on, not to who types.
 */
export function useServerCheck(answers: AskedSettings) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [settled, setSettled] = useState<AskedSettings | null>(null)
  const asked = useRef<Question>(null)

  const ask = async (): Promise<Opinion> => {
    const opinion = await askGateway(answers)
    if (opinion.kind === 'answered') setChecked({ answers, errors: opinion.data })
    // The next press asks again.
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
    /** Nobody is typing: these answers have stood for a while. */
    isSettled: settled === answers,
    checkNow,
    /** Shows errors that generation itself answered with. */
    showServerErrors: (errors: readonly FieldErrors[]) => setChecked({ answers, errors }),
  }
}

/** A person who presses Next is told of a failure; one who only types can miss the answer. */
async function askGateway(answers: AskedSettings): Promise<Opinion> {
  const settings = settingsInput(answers)
  const asked = await sendQuery(ValidateDietSettingsDocument, { settings }, { isFresh: true })
  if (asked.kind === 'failed') return asked
  const answer = asked.data.validateDietSettings
  return { kind: 'answered', data: answer.__typename === 'ValidationException' ? answer.details : [] }
}

const NO_ERRORS: readonly FieldErrors[] = []
