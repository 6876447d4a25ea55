import { expect, it } from 'vitest'
import { boundedWork } from './bounded-work.ts'

/** Work that counts how many run at once and ends when it is released. */
function heldWork() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const seen = { running: 0, most: 0 }
  const work = async (): Promise<void> => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await released
    seen.running -= 1
  }
  return { work, seen, release }
}

const A = { lane: 'known', sender: 'a' } as const

it('runs up to its limit at once, queues up to its limit, and refuses the rest', async () => {
  const bounded = boundedWork({ atOnce: 2, waiting: { known: 3 } })
  const { work, seen, release } = heldWork()
  const outcomes = Promise.allSettled(Array.from({ length: 8 }, () => bounded(A, work)))
  release()
  const kinds = (await outcomes).map(({ status }) => status)
  expect(seen.most).toBe(2)
  expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'fulfilled'), 'rejected', 'rejected', 'rejected'])
})

it('keeps the places of a lane free while another is full, and alternates between lanes', async () => {
  const bounded = boundedWork({ atOnce: 1, waiting: { known: 2, new: 3 } })
  const { work, release } = heldWork()
  const done: string[] = []
  const first = bounded({ lane: 'new', sender: 'x' }, work)
  const names = ['x1', 'x2', 'x3', 'x4', 'a1', 'a2']
  const others = Promise.allSettled(
    names.map((name) =>
      bounded({ lane: name.startsWith('a') ? 'known' : 'new', sender: name.charAt(0) }, async () => done.push(name)),
    ),
  )
  release()
  await first
  expect((await others).map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true])
  expect(done).toEqual(['a1', 'x1', 'a2', 'x2', 'x3'])
})

it('refuses work of a sender that fills a lane when another sender arrives', async () => {
  const bounded = boundedWork({ atOnce: 1, waiting: { new: 2 } })
  const { work, release } = heldWork()
  const first = bounded({ lane: 'new', sender: 'x' }, work)
  const senders = ['x', 'x', 'y']
  const others = Promise.allSettled(senders.map((sender) => bounded({ lane: 'new', sender }, work)))
  release()
  await first
  expect((await others).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('frees its place after failed work', async () => {
  const bounded = boundedWork({ atOnce: 1, waiting: { known: 0 } })
  await expect(bounded(A, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await bounded(A, () => Promise.resolve('done'))).toBe('done')
})

it('refuses what a sender has too many of, although places are free', async () => {
  const bounded = boundedWork({ atOnce: 1, waiting: { known: 9 }, waitingOfSender: 1 })
  const { work, release } = heldWork()
  const outcomes = Promise.allSettled(['a', 'a', 'a', 'b'].map((sender) => bounded({ lane: 'known', sender }, work)))
  release()
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})
