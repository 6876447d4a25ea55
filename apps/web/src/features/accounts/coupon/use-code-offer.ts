import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GivenByCodeFragment } from '../../../platform/access-code/access-code.gen.ts'
import { lookUpAccessCode } from '../../../platform/access-code/look-up-access-code.ts'

/** What is known of the typed code. A look-up that failed says nothing: using the code tells in the end. */
export type CodeLook =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly offer: GivenByCodeFragment }
  /** `message` is the id of a text. */
  | { readonly kind: 'refused'; readonly message: string }

/** Looks a code up once it is typed, each once; an answer that comes after it was changed is dropped. */
export function useCodeOffer(typed: string) {
  const [look, setLook] = useState<CodeLook>({ kind: typed === '' ? 'unasked' : 'asking' })
  const wanted = useRef('')
  const ask = async (text: string): Promise<void> => {
    const code = text.trim()
    if (code === '' || code === wanted.current) return
    wanted.current = code
    setLook({ kind: 'asking' })
    const outcome = await lookUpAccessCode(code)
    if (wanted.current !== code) return
    switch (outcome.kind) {
      case 'found':
        return setLook(outcome)
      case 'refused': {
        const [message] = outcome.refusal.details.flatMap(({ messages }) => messages)
        return setLook(message === undefined ? { kind: 'unasked' } : { kind: 'refused', message })
      }
      case 'failed':
        wanted.current = ''
        return setLook({ kind: 'unasked' })
    }
  }
  const forget = (): void => {
    wanted.current = ''
    setLook({ kind: 'unasked' })
  }
  const askAtFirst = useEffectEvent(() => void ask(typed))
  useEffect(() => askAtFirst(), [])
  return { look, ask, forget }
}
