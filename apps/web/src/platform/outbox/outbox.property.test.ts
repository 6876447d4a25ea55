import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keepChange, readEntries, writeEntries } from './outbox-entries.ts'
import { createOutbox, type Delivery, type OutboxKind } from './outbox.ts'

/**
 * answered: the gateway makes the change and confirms it; unanswered: it makes it, and the answer is lost; unsent: it never hears of
 * it; broken: it fails, but not so often that the change is given up.
 */
type Fate = 'answered' | 'unanswered' | 'unsent' | 'broken'

type Step =
  | { readonly kind: 'press'; readonly meal: string; readonly isEaten: boolean }
  | { readonly kind: 'arrive'; readonly fate: Fate }
  | { readonly kind: 'time' }
  /** A new page with the same storage takes over. */
  | { readonly kind: 'reload' }

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('press' as const),
        meal: fc.constantFrom('lunch', 'dinner'),
        isEaten: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('arrive' as const),
        fate: fc.constantFrom<Fate>('answered', 'unanswered', 'unsent', 'broken'),
      }),
    },
    fc.constant<Step>({ kind: 'time' }),
    fc.constant<Step>({ kind: 'reload' }),
  ),
  { maxLength: 60 },
)

const press = z.object({ meal: z.string(), isEaten: z.boolean() })

const MOST_FAILURES = 3

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A gateway that makes a change once for each key, and answers when the test says so. */
function slowGateway() {
  const eaten = new Map<string, boolean>()
  const made = new Set<string>()
  const failures = new Map<string, number>()
  const calls: ((fate: Fate) => void)[] = []
  const kind: OutboxKind = {
    deliver: (input, key) =>
      new Promise<Delivery>((resolve) => {
        calls.push((fate) => {
          if (fate === 'unsent') return resolve('offline')
          if (fate === 'broken') {
            const count = (failures.get(key) ?? 0) + 1
            failures.set(key, count)
            return resolve(count > MOST_FAILURES ? 'offline' : 'failed')
          }
          const { meal, isEaten } = press.parse(input)
          if (!made.has(key)) eaten.set(meal, isEaten)
          made.add(key)
          resolve(fate === 'answered' ? 'done' : 'offline')
        })
      }),
    giveUp: () => {},
  }
  return { eaten, kind, answer: (fate: Fate) => calls.shift()?.(fate), isWaiting: () => calls.length > 0 }
}

/** A tab of the browser. Tabs share the storage and the lock. */
function openTab(kind: OutboxKind, alone: (work: () => Promise<void>) => Promise<void>) {
  const waits: (() => void)[] = []
  const { send } = createOutbox({ kindOf: async () => kind, alone, wait: (_, work) => waits.push(work) })
  return { send, passTime: () => waits.splice(0).forEach((work) => work()) }
}

it('ends in the last press on each meal, whatever arrives, is lost or comes in between', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      writeEntries([])
      const { eaten, kind, answer, isWaiting } = slowGateway()
      const wanted = new Map<string, boolean>()
      let last: Promise<void> = Promise.resolve()
      const alone = (work: () => Promise<void>) => (last = last.then(work))
      let tabs = [openTab(kind, alone), openTab(kind, alone)]
      for (const [index, step] of all.entries()) {
        if (step.kind === 'press') {
          wanted.set(step.meal, step.isEaten)
          keepChange({ kind: 'eaten', subject: step.meal, input: { meal: step.meal, isEaten: step.isEaten } })
          void tabs[index % 2]?.send()
        } else if (step.kind === 'arrive') answer(step.fate)
        else if (step.kind === 'time') for (const tab of tabs) tab.passTime()
        else tabs = [openTab(kind, alone), ...tabs.slice(0, 1)]
        await settle()
      }
      // The connection is back for good.
      for (let round = 0; round < 50 && (readEntries().length > 0 || isWaiting()); round += 1) {
        void tabs[0]?.send()
        await settle()
        answer('answered')
        await settle()
      }
      expect(readEntries()).toEqual([])
      expect(eaten).toEqual(wanted)
    }),
    { numRuns: 150 },
  )
})
