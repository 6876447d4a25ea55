import { expect, it } from 'vitest'
import { createWaits } from './waits.ts'

it('waits longer after each loss, up to a minute', () => {
  const waits = createWaits(() => 1)
  expect(Array.from({ length: 6 }, () => waits.next(0, 0))).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
})

it('waits a random part of this, so that not all clients return at once', () => {
  expect(createWaits(() => 0.25).next(0, 0)).toBe(1_250)
})

it('begins again after a stream that lasted, and when it is told to', () => {
  const waits = createWaits(() => 1)
  waits.next(0, 0)
  expect(waits.next(60_000, 0)).toBe(5_000)
  waits.reset()
  expect(waits.next(0, 0)).toBe(5_000)
})

it('follows what the server asks for', () => {
  const waits = createWaits(() => 0.5)
  waits.setFirst(30_000)
  expect(waits.next(0, 60_000)).toBe(75_000)
})
