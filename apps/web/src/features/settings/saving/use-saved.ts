import { useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { createWishQueue } from '../../../platform/wish-queue/wish-queue.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** What is wished instead of what is known. Once it is saved it waits for the gateway's own word, which replaced `insteadOf`. */
interface Wish<Value> {
  readonly value: Value
  readonly insteadOf: string | null
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
  const [queue] = useState(() => createWishQueue((_: string, send: () => Promise<SaveOutcome>) => send()))
  const newest = useRef<object | null>(null)
  const mark = JSON.stringify(known)
  const standing = wish !== null && wish.insteadOf !== null && wish.insteadOf !== mark ? null : wish
  if (standing !== wish) setWish(standing)

  async function choose(value: Value): Promise<void> {
    const own = {}
    newest.current = own
    setWish({ value, insteadOf: null })
    const outcome = await queue('', () => save(value))
    if (newest.current !== own) return
    setWish(outcome.kind === 'saved' ? { value, insteadOf: mark } : null)
    if (outcome.kind !== 'saved') showToast({ text: t(`settings/save/${outcome.kind}`) })
  }
  return [standing === null ? known : standing.value, (value: Value) => void choose(value)] as const
}
