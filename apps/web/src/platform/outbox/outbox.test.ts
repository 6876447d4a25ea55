import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepChange, readEntries, writeEntries } from './outbox-entries.ts'
import { createOutbox, type Delivery, type OutboxKind } from './outbox.ts'

const sent: unknown[] = []
const givenUp: unknown[] = []
let answers: Delivery[] = []
let pauses: { readonly ms: number; readonly work: () => void }[] = []
const keys: string[] = []

const kind: OutboxKind = {
  async deliver(input, key) {
    sent.push(input)
    keys.push(key)
    return answers.shift() ?? 'done'
  },
  giveUp: (input) => givenUp.push(input),
}

const open = () =>
  createOutbox({
    kindOf: async (name) => {
      if (name === 'unloaded') throw new Error('no connection')
      return name === 'mark' ? kind : null
    },
    alone: async (work) => work(),
    wait: (ms, work) => pauses.push({ ms, work }),
  })

const mark = (subject: string, input: unknown) => ({ kind: 'mark', subject, input })
const continueAfterPause = async () => {
  pauses.shift()?.work()
  await vi.waitFor(() => expect(pauses.length + Number(readEntries().length === 0)).toBeGreaterThan(0))
}

beforeEach(() => {
  writeEntries([])
  sent.length = 0
  givenUp.length = 0
  keys.length = 0
  answers = []
  pauses = []
})

describe('the outbox', () => {
  it('sends changes in the order in which they were made, and forgets them', async () => {
    const outbox = open()
    keepChange(mark('a', 1))
    keepChange(mark('b', 2))
    await outbox.send()
    expect(sent).toEqual([1, 2])
    expect(readEntries()).toEqual([])
  })

  it('keeps a change and those behind it while the gateway is not reached, and sends them with the same keys', async () => {
    const outbox = open()
    answers = ['offline', 'offline']
    const first = keepChange(mark('a', 1))
    const second = keepChange(mark('b', 2))
    await outbox.send()
    expect(readEntries()).toHaveLength(2)
    await continueAfterPause()
    expect(readEntries()).toHaveLength(2)
    await continueAfterPause()
    expect(sent).toEqual([1, 1, 1, 2])
    expect(keys).toEqual([first, first, first, second])
    expect(readEntries()).toEqual([])
  })

  it('waits longer from try to try', async () => {
    const outbox = open()
    answers = Array.from({ length: 7 }, () => 'offline' as const)
    keepChange(mark('a', 1))
    await outbox.send()
    const seen: number[] = []
    while (seen.length < 6) {
      const [next] = pauses
      seen.push(next?.ms ?? 0)
      await continueAfterPause()
    }
    expect(seen).toEqual([2_000, 4_000, 8_000, 15_000, 30_000, 30_000])
  })

  it('sends only the last of several changes of one thing that were not sent', async () => {
    const outbox = open()
    keepChange(mark('a', 'on'))
    keepChange(mark('b', 'on'))
    keepChange(mark('a', 'off'))
    await outbox.send()
    expect(sent).toEqual(['on', 'off'])
  })

  it('sends a change that is made while an earlier one of the same thing is on its way', async () => {
    const outbox = open()
    let arrive = () => {}
    const deliver = vi.spyOn(kind, 'deliver').mockImplementationOnce(
      async (input) =>
        new Promise((resolve) => {
          sent.push(input)
          arrive = () => resolve('done')
        }),
    )
    keepChange(mark('a', 'on'))
    const sending = outbox.send()
    await vi.waitFor(() => expect(sent).toEqual(['on']))
    keepChange(mark('a', 'off'))
    void outbox.send()
    arrive()
    await sending
    expect(sent).toEqual(['on', 'off'])
    expect(readEntries()).toEqual([])
    deliver.mockRestore()
  })

  it('gives up a change that the gateway cannot make, tells so, and sends the others', async () => {
    const outbox = open()
    answers = ['failed', 'failed', 'failed', 'failed']
    keepChange(mark('a', 1))
    keepChange(mark('b', 2))
    await outbox.send()
    for (const _ of [1, 2, 3]) await continueAfterPause()
    expect(sent).toEqual([1, 1, 1, 1, 2])
    expect(givenUp).toEqual([1])
    expect(readEntries()).toEqual([])
  })

  it('gives up a change whose key the gateway has forgotten', async () => {
    const outbox = open()
    keepChange(mark('a', 1))
    const week = 7 * 24 * 60 * 60 * 1000
    writeEntries(readEntries().map((entry) => ({ ...entry, madeAt: entry.madeAt - week - 1 })))
    await outbox.send()
    expect([sent, givenUp]).toEqual([[], [1]])
  })

  it('sends the others while the code of a kind does not load, and tries that kind again', async () => {
    const outbox = open()
    keepChange({ kind: 'unloaded', subject: 'a', input: 1 })
    keepChange(mark('a', 2))
    await outbox.send()
    expect(sent).toEqual([2])
    expect(readEntries().map(({ input }) => input)).toEqual([1])
    expect(pauses).toHaveLength(1)
  })

  it('leaves a kind of a newer release to it, and forgets one that nothing sends for a week', async () => {
    const outbox = open()
    keepChange({ kind: 'of-a-newer-release', subject: 'a', input: 1 })
    await outbox.send()
    expect([readEntries().length, pauses]).toEqual([1, []])
    writeEntries(readEntries().map((entry) => ({ ...entry, madeAt: entry.madeAt - 7 * 24 * 60 * 60 * 1000 - 1 })))
    await outbox.send()
    expect([readEntries(), givenUp]).toEqual([[], []])
  })
})
