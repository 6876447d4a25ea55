import { type ExampleChoice, exampleKey, FIRST_EXAMPLE } from '@dayplate/rules/example-days'
import { useEffect, useState } from 'react'
import { readKeptChoice } from '../../../domain/kept-choice/kept-choice.ts'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { type ExampleDayFragment, ExampleDayDocument } from '../home.gen.ts'

/** A day that has arrived, and the choice it was planned for. */
export interface ArrivedDay {
  readonly choice: ExampleChoice
  readonly day: ExampleDayFragment
}

export interface ExampleDayState {
  readonly choice: ExampleChoice
  readonly choose: (choice: ExampleChoice) => void
  /** Whether the visitor has chosen anything. */
  readonly hasChosen: boolean
  /** The last day that arrived. It stays until the next one arrives. Null before the first one. */
  readonly arrived: ArrivedDay | null
  /** Whether the chosen day is the one that arrived. */
  readonly isCurrent: boolean
  /** Whether the server is still planning the chosen day. */
  readonly isInPreparation: boolean
  readonly failed: { readonly failure: Failure; readonly retry: () => void } | null
}

/**
 * The chosen example day: first the plan that the visitor kept, so that keeping again does not replace it unseen. While the server
 * is still planning the day, it is queried again.
 */
export function useExampleDay(): ExampleDayState {
  const [{ choice, hasChosen }, setChosen] = useState(firstChosen)
  const [arrived, setArrived] = useState<ArrivedDay | null>(null)
  const answer = useAnswer({ query: ExampleDayDocument, variables: choice })
  // Right after a change the answer is still the one to the choice before.
  const isAnswered = answer.kind === 'answered' && nameOf(answer.variables) === nameOf(choice)
  const found = isAnswered ? answer.data.exampleDay : null
  if (found?.__typename === 'ExampleDay' && found !== arrived?.day) setArrived({ choice, day: found })
  const retryAfterSeconds = found?.__typename === 'ExampleDayInPreparation' ? found.retryAfterSeconds : null
  useRetry(retryAfterSeconds, isAnswered && answer.isCurrent, answer.ask)
  return {
    choice,
    choose: (next) => setChosen({ choice: next, hasChosen: true }),
    hasChosen,
    arrived,
    isCurrent: arrived !== null && exampleKey(arrived.choice) === exampleKey(choice),
    isInPreparation: retryAfterSeconds !== null,
    failed: answer.kind === 'failed' ? { failure: answer.failure, retry: answer.retry } : null,
  }
}

const firstChosen = () => ({ choice: { ...FIRST_EXAMPLE, ...readKeptChoice() }, hasChosen: false })

/** The same for equal choices, because their properties come in one order. */
const nameOf = (choice: object | undefined): string => JSON.stringify(choice)

const MS_PER_SECOND = 1000

function useRetry(afterSeconds: number | null, isIdle: boolean, ask: () => void): void {
  useEffect(() => {
    if (afterSeconds === null || !isIdle) return
    const timer = setTimeout(ask, afterSeconds * MS_PER_SECOND)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` is a new function with every render
  }, [afterSeconds, isIdle])
}
