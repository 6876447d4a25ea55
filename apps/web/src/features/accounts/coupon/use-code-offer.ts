import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GivenByCodeFragment } from '../../../domain/access-code/access-code.gen.ts'
import { lookUpAccessCode, type LookUpOutcome } from '../../../domain/access-code/look-up-access-code.ts'

/**
 * The state of the look-up of the typed code. A failed look-up shows nothing, because redeeming the code reports errors anyway.
 */
export type CodeLook =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly offer: GivenByCodeFragment }
  /** `message` is the id of a text. */
  | { readonly kind: 'refused'; readonly message: string }

/** Looks up a typed code, each code once. Ignores an answer that arrives after the code was changed. */
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
