import { expect, it } from 'vitest'
import { knowsPathOf } from './web-routes.ts'

const knows = knowsPathOf(['/', '/$', '/home', '/day-plan/', '/day-plan/$date', '/auth/login/via-{$provider}'])

it.each(['/', '/home', '/home/', '/HOME', '/day-plan', '/day-plan/', '/day-plan/2026-11-23', '/auth/login/via-google'])(
  'recognises %s',
  (pathname) => expect(knows(pathname)).toBe(true),
)

it.each([
  '/no',
  '/no/such/page',
  '/homes',
  '/home/more',
  '/day-plan/a/b',
  '//home',
  '/home//',
  '/auth/login/via-',
  '/auth/login/google',
])('does not recognise %s', (pathname) => expect(knows(pathname)).toBe(false))
