import { useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { createMutationQueue } from '../../../platform/mutation-queue/mutation-queue.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { SaveOutcome } from './save-outcome.ts'

/**
 * What is wished instead of what is known. Once it is saved it stands until the gateway's own word is the same: an answer to a question
 * from before it was saved may still come, and must not show the old value for a moment.
 */
interface Wish<Value> {
  readonly value: Value
  readonly isSaved: boolean
}

/**
 * A setting that shows a change at once and saves it. However often it is changed, the last change is what is kept. When it
 * could not be saved the old value is back, and a toast says so.
 *
 * @param known the value as the gateway has it.
 */
export function useSaved<Value>(known: Value, save: (value: Value) => Promise<SaveOutcome>) {
  const t = useT()
  const [wish, setWish] = useState<Wish<Value> | null>(null)
  const [queue] = useState(() => createMutationQueue((_: string, send: () => Promise<SaveOutcome>) => send()))
  const newest = useRef<object | null>(null)
  const isKnown = wish !== null && JSON.stringify(wish.value) === JSON.stringify(known)
  const shown = isKnown && wish.isSaved ? null : wish
  if (shown !== wish) setWish(shown)

  async function choose(value: Value): Promise<void> {
    const own = {}
    newest.current = own
    setWish({ value, isSaved: false })
    const outcome = await queue('', () => save(value))
    if (newest.current !== own) return
    setWish(outcome.kind === 'saved' ? { value, isSaved: true } : null)
    if (outcome.kind !== 'saved') showToast({ text: t(`settings/save/${outcome.kind}`) })
  }
  return [shown === null ? known : shown.value, (value: Value) => void choose(value)] as const
}
