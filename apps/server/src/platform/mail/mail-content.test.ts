import { expect, it } from 'vitest'
import { mailContentSchema } from './mail-content.ts'

it.each(['/auth/activate/x', '/settings'])('accepts the path %s', (path) => {
  expect(mailContentSchema.parse({ kind: 'activate-account', path })).toEqual({ kind: 'activate-account', path })
})

it.each([
  '',
  'x',
  '@evil.example',
  '.evil.example/x',
  '//evil.example',
  '/\\evil.example',
  '/x\r\ny',
  'https://evil.example',
])('refuses the path %j', (path) => {
  expect(mailContentSchema.safeParse({ kind: 'activate-account', path }).success).toBe(false)
})
