import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

it('leaves other work its turns between two pieces', async () => {
  const run = inTurns()
  const order: string[] = []
  const pieces = ['a', 'b', 'c'].map((name) => run(() => order.push(name)))
  await nextTurn()
  await nextTurn()
  order.push('other')
  await Promise.all(pieces)
  expect(order.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c'])
  expect(order.at(-1)).toBe('c')
})

it('gives each piece its result or its error, and continues', async () => {
  const run = inTurns()
  const failing = run(() => {
    throw new Error('no form')
  })
  const next = run(() => 7)
  await expect(failing).rejects.toThrow('no form')
  expect(await next).toBe(7)
})
