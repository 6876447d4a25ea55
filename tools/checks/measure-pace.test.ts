import { expect, it } from 'vitest'
import { paceOf } from './measure-pace.ts'

it.each([
  ['keeps the limits of a machine that is quiet or faster', 20, 1],
  ['doubles them on a machine that takes twice as long to start a program', 120, 2],
  ['stops growing them where a machine hardly answers', 60_000, 6],
])('%s', (_, startMs, pace) => {
  expect(paceOf(startMs)).toBe(pace)
})
