import { expect, it } from 'vitest'
import { markOf } from './mark-of-session.ts'

it('is the same for the same session, another for another, and does not tell the token', () => {
  expect(markOf('of-ada')).toBe(markOf('of-ada'))
  expect(new Set([markOf('of-ada'), markOf('of-ben'), markOf(null)]).size).toBe(3)
  expect(markOf('a'.repeat(64)).length).toBeLessThan(9)
})
