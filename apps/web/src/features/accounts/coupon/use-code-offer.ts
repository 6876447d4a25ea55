import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GivenByCodeFragment } from '../../../domain/access-code/access-code.gen.ts'
import { lookUpAccessCode, type LookUpOutcome } from '../../../domain/access-code/look-up-access-code.ts'

/** What is known of the typed code. A look-up that failed says nothing: using the code tells in the end. */
export type CodeLook =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly offer: GivenByCodeFragment }
  /** `message` is the id of a text. */
  | { readonly kind: 'refused'; readonly message: string }

/** Looks a code up once it is typed, each once; an answer that comes after it was changed is dropped. */
export function useCodeOffer(typed: string) {
  const [look, setLook] = useState<CodeLook>({ kind: typed.trim() === '' ? 'unasked' : 'asking' })
  const wanted = useRef('')
  const clear = (): void => {
    wanted.current = ''
    setLook({ kind: 'unasked' })
  }
  const lookUp = (code: string): void => {
    wanted.current = code
    void lookUpAccessCode(code).then((outcome) => {
      if (wanted.current !== code) return
      if (outcome.kind === 'failed') clear()
      else setLook(lookOf(outcome))
    })
  }
  const ask = (text: string): void => {
    const code = text.trim()
    if (code === '' || code === wanted.current) return
    setLook({ kind: 'asking' })
    lookUp(code)
  }
  const askAtFirst = useEffectEvent(() => {
    if (look.kind === 'asking') lookUp(typed.trim())
  })
  useEffect(() => askAtFirst(), [])
  return { look, ask, clear }
}

function lookOf(outcome: Exclude<LookUpOutcome, { readonly kind: 'failed' }>): CodeLook {
  if (outcome.kind === 'found') return outcome
  const [message] = outcome.error.details.flatMap(({ messages }) => messages)
  return message === undefined ? { kind: 'unasked' } : { kind: 'refused', message }
}
