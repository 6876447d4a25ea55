import { expect, it } from 'vitest'
import { readCookie } from './read-cookie.ts'

it.each([
  [undefined, null],
  ['', null],
  ['other=1', null],
  ['social=abc', 'abc'],
  ['other=1; social=abc; more=2', 'abc'],
  ['xsocial=1; social=abc', 'abc'],
  ['social=first; social=second', 'first'],
  ['social', ''],
])('reads %j as %j', (header, value) => {
  expect(readCookie(header, 'social')).toBe(value)
})
