import { useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { createMutationQueue } from './mutation-queue.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { SaveOutcome } from './save-outcome.ts'

/**
 * The chosen value, shown instead of the known one. After saving it stays until the gateway returns the same value. Otherwise a
 * late answer to an earlier query would show the old value for a moment.
 */
interface Chosen<Value> {
  readonly value: Value
  readonly isSaved: boolean
}

/**
 * A setting that shows a change at once and saves it. Changes are saved in order, so the last one wins. If saving fails, the old
 * value returns, and a toast reports the failure.
 *
 * @param known the value that the gateway returned.
 */
export function useSaved<Value>(known: Value, save: (value: Value) => Promise<SaveOutcome>) {
  const t = useT()
  const [chosen, setChosen] = useState<Chosen<Value> | null>(null)
  const [queue] = useState(() => createMutationQueue((_: string, send: () => Promise<SaveOutcome>) => send()))
  const newest = useRef<object | null>(null)
  const isKnown = chosen !== null && JSON.stringify(chosen.value) === JSON.stringify(known)
  const shown = isKnown && chosen.isSaved ? null : chosen
  if (shown !== chosen) setChosen(shown)

  async function choose(value: Value): Promise<void> {
    const own = {}
    newest.current = own
    setChosen({ value, isSaved: false })
    const outcome = await queue('', () => save(value))
    if (newest.current !== own) return
    setChosen(outcome.kind === 'saved' ? { value, isSaved: true } : null)
    if (outcome.kind !== 'saved') showToast({ text: t(`settings/save/${outcome.kind}`) })
  }
  return [shown === null ? known : shown.value, (value: Value) => void choose(value)] as const
}
