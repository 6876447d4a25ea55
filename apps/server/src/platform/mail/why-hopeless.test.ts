import { expect, it } from 'vitest'
import type { ClaimedMail } from './claim-mail.ts'
import { whyHopeless } from './why-hopeless.ts'

const CREATED_AT = new Date('2026-11-21T11:00:00Z')
const MINUTE_MS = 60_000
const RESET: ClaimedMail = {
  id: '0b0c6a0e-4f0c-4a55-9d42-6f0d6a8d3c11',
  userId: '7f1c1a52-0d1e-4f6c-8a0f-0f3ab1f6a7d2',
  address: 'ada@example.com',
  language: 'en',
  kind: 'reset-password',
  cause: 'reset-password:1',
  content: null,
  createdAt: CREATED_AT,
  tries: 1,
  isOutdated: false,
  agreement: null,
  isUnwanted: false,
}
const whyAfter = (minutes: number, mail: Partial<ClaimedMail> = {}) =>
  whyHopeless({ ...RESET, ...mail }, CREATED_AT.getTime() + minutes * MINUTE_MS)

it('sends a link while it works', () => {
  expect([whyAfter(0), whyAfter(59.9)]).toEqual([null, null])
  expect(whyAfter(60)).toBe('its link has expired')
  expect(whyAfter(15, { kind: 'log-in-link' })).toBe('its link has expired')
  expect(whyAfter(60 * 24, { kind: 'remove-account' })).toBe('its link has expired')
  expect(whyAfter(60 * 24 * 2, { kind: 'activate-account' })).toBeNull()
})

it('sends no link that a later one voided or whose account is gone', () => {
  expect(whyAfter(0, { isOutdated: true })).toBe('a later mail voided its link')
  expect(whyAfter(0, { userId: null })).toBe('the account of its link is gone')
})

it('sends news however late, even after the account is gone', () => {
  expect(whyAfter(60 * 24 * 2, { kind: 'account-removed', userId: null, isOutdated: true })).toBeNull()
})

it('sends no mail that the person no longer agrees to', () => {
  expect(whyAfter(0, { kind: 'newsletter', isUnwanted: true })).toBe('the person no longer agrees to it')
})

it('gives up a mail after too many tries', () => {
  expect([whyAfter(0, { tries: 40 }), whyAfter(0, { tries: 41 })]).toEqual([null, 'it was tried too often'])
})

it.each([
  null,
  '',
  'ada',
  'ada@example.com, eve@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\r\nRCPT TO:<eve@example.com>',
  '<eve@example.com>ada@example.com',
  'ada@example.com>',
])('cannot reach %j', (address) => {
  expect(whyAfter(0, { address })).toBe('nobody can be reached at its address')
})
