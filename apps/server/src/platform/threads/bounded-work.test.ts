import { expect, it } from 'vitest'
import { boundedWork } from './bounded-work.ts'

/** Work that tells how many of its kind run, and goes on when it is let go. */
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

it('runs as many at once as it may, keeps as many waiting, and refuses the rest', async () => {
  const bounded = boundedWork({ atOnce: 2, waiting: 3 })
  const { work, seen, release } = heldWork()
  const outcomes = Promise.allSettled(Array.from({ length: 8 }, () => bounded(work)))
  release()
  const kinds = (await outcomes).map(({ status }) => status)
  expect(seen.most).toBe(2)
  expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'fulfilled'), 'rejected', 'rejected', 'rejected'])
})

it('has a place again after work that failed', async () => {
  const bounded = boundedWork({ atOnce: 1, waiting: 0 })
  await expect(bounded(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await bounded(() => Promise.resolve('done'))).toBe('done')
})
