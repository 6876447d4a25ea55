import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayWhileSlow } from './say-while-slow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('prints repeatedly what a slow start waits for, until it is done', async () => {
  const lines: string[] = []
  const { promise, resolve } = Promise.withResolvers<string>()
  const answer = sayWhileSlow('planning the demo', () => promise, { say: (line) => lines.push(line) })
  await vi.advanceTimersByTimeAsync(25_000)
  resolve('done')
  expect(await answer).toBe('done')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual([
    'Still planning the demo after 10 s. The start goes on; this machine is busy.',
    'Still planning the demo after 20 s. The start goes on; this machine is busy.',
  ])
})

it('prints nothing for a quick step, nor after a failed one', async () => {
  const lines: string[] = []
  const say = (line: string): void => void lines.push(line)
  await sayWhileSlow('migrating', () => Promise.resolve(), { say })
  await expect(sayWhileSlow('migrating', () => Promise.reject(new Error('broken')), { say })).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual([])
})
