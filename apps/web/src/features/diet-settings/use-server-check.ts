import type { FieldErrors } from '@dayplate/rules/diet-settings'
import { useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { type Failure, failureOf } from '../../platform/graphql-client/failure.ts'
import { ValidateDietSettingsDocument } from './diet-settings.gen.ts'
import { type AskedSettings, settingsInput } from './settings-input.ts'

/** Quiet time after the last change before the gateway is asked, in milliseconds (specification, section 5). */
const DEBOUNCE_MS = 1000

/** What asking the gateway led to. */
export type Opinion =
  | { readonly kind: 'answered'; readonly errors: readonly FieldErrors[] }
  | { readonly kind: 'failed'; readonly failure: Failure }

interface Checked {
  readonly answers: AskedSettings
  readonly errors: readonly FieldErrors[]
}

interface Asked {
  readonly answers: AskedSettings
  readonly opinion: Promise<Opinion>
}

/**
 * The gateway's opinion of the answers: asked a second after the last change, and at once by `checkNow`. Errors count only for
 * the very answers they were found in. That it has none for want of an answer is told to who presses on, not to who types.
 */
export function useServerCheck(answers: AskedSettings) {
  const client = useClient()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [settled, setSettled] = useState<AskedSettings | null>(null)
  const asked = useRef<Asked>(null)

  const ask = async (): Promise<Opinion> => {
    const opinion = await askGateway(client, answers)
    if (opinion.kind === 'answered') setChecked({ answers, errors: opinion.errors })
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

async function askGateway(client: Client, answers: AskedSettings): Promise<Opinion> {
  const variables = { settings: settingsInput(answers) }
  const { data, error } = await client.query(ValidateDietSettingsDocument, variables, UNCACHED).toPromise()
  const answer = data?.validateDietSettings
  // A person who presses Next is told; one who only types can miss the answer.
  acknowledge(error && failureOf(error))
  if (answer === undefined) {
    return { kind: 'failed', failure: error ? failureOf(error) : { kind: 'application', messages: [] } }
  }
  return { kind: 'answered', errors: answer.__typename === 'ValidationException' ? answer.details : [] }
}

const UNCACHED = { requestPolicy: 'network-only' } as const
const NO_ERRORS: readonly FieldErrors[] = []
