import { reportError } from '../../../platform/errors/report-error.ts'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { createMutationQueue } from '../../../platform/mutation-queue/mutation-queue.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { clearPending, readPending, setPending } from './pending-marks.ts'

export type MarkOutcome =
  /** The state after the mark. It differs from the wanted one if another device was faster. */
  | { readonly kind: 'done'; readonly isBought: boolean; readonly version: number }
  | { readonly kind: 'offline' }
  /** The answer is lost, so the list is queried again. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  /** The product or item is no longer on the list. */
  | { readonly kind: 'gone' }

/** A press on a tick. */
export interface Mark {
  readonly key: string
  readonly isBought: boolean
  /** The version of the row that the user saw. */
  readonly version: number
  readonly send: (version: number) => Promise<MarkOutcome>
}

/** The call is sent after this time, so that a press that is taken back at once sends nothing (specification, section 2). */
const SEND_AFTER_MS = 100

/** How long a ticked row stays in its place, so that the user sees the tick before the row moves. */
const MOVE_AFTER_MS = 260

const timers = new Map<string, ReturnType<typeof setTimeout>>()
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Shows a tick at once and sends it. Presses on one row are sent one after the other, and the last one counts. */
export function pressMark(mark: Mark): void {
  const press = Symbol(mark.key)
  setPending(mark.key, { isBought: mark.isBought, isMoved: false, press })
  const moved = wait(MOVE_AFTER_MS).then(() => {
    if (readPending(mark.key)?.press === press) setPending(mark.key, { isBought: mark.isBought, isMoved: true, press })
  })
  const send = () => {
    timers.delete(mark.key)
    removeEventListener('pagehide', sendNow)
    void settle(mark, press, moved)
  }
  // Sent at once if the user leaves the app before.
  const sendNow = () => {
    clearTimeout(timers.get(mark.key))
    send()
  }
  clearTimeout(timers.get(mark.key))
  timers.set(mark.key, setTimeout(send, SEND_AFTER_MS))
  addEventListener('pagehide', sendNow, { once: true })
}

async function settle(mark: Mark, press: symbol, moved: Promise<void>): Promise<void> {
  const [outcome] = await Promise.all([send(mark.key, mark), moved])
  if (readPending(mark.key)?.press !== press) return
  clearPending(mark.key)
  report(outcome, mark.isBought)
}

function report(outcome: MarkOutcome, wanted: boolean): void {
  const { t } = readTranslator()
  switch (outcome.kind) {
    case 'done':
      if (outcome.isBought !== wanted) showToast({ text: t('shopping-list/other-device') })
      break
    case 'offline':
    case 'unknown':
    case 'gone':
      showToast({ text: t(`shopping-list/mark/${outcome.kind}`) })
      break
    case 'failed':
      reportError(new Error('Failed to mark a product of the shopping list'))
      showToast({ text: t('shopping-list/mark/failed') })
  }
}

/** The newest known version of each row, because a second press must not carry the version from before the first. */
const versions = new Map<string, number>()

const send = createMutationQueue(async (key: string, mark: Mark): Promise<MarkOutcome> => {
  const outcome = await mark.send(Math.max(mark.version, versions.get(key) ?? 0))
  if (outcome.kind === 'done') versions.set(key, outcome.version)
  return outcome
})
