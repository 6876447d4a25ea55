import { describe, expect, it } from 'vitest'
import { opensAccount, pageAfter } from './social-way.ts'

describe('pageAfter', () => {
  it.each([
    ['login', 'stripe_login', '/buy'],
    ['login', 'stripe', '/day-plan'],
    ['login', undefined, '/day-plan'],
    ['register', 'stripe', '/buy'],
    ['register', 'stripe_login', '/day-plan'],
    ['register', undefined, '/day-plan'],
    ['activate', 'register', '/aktywacja'],
    ['activate', 'cart_register', '/aktywacja'],
    ['activate', 'stripe', '/buy'],
    ['activate', undefined, '/aktywacja'],
  ] as const)('after %s with the word %s is %s', (flow, state, page) => {
    expect(pageAfter({ flow, state })).toBe(page)
  })

  it('is the page that was wanted before, unless somebody is buying', () => {
    expect(pageAfter({ flow: 'login', from: '/settings' })).toBe('/settings')
    expect(pageAfter({ flow: 'login', state: 'stripe_login', from: '/settings' })).toBe('/buy')
  })
})

describe('opensAccount', () => {
  it.each([
    ['login', undefined, false],
    ['login', 'register', false],
    ['register', undefined, true],
    ['activate', 'register', true],
    ['activate', 'cart_register', true],
    ['activate', 'stripe', true],
    ['activate', undefined, false],
    ['activate', 'other', false],
  ] as const)('%s with the word %s: %s', (flow, state, isOpening) => {
    expect(opensAccount({ flow, state })).toBe(isOpening)
  })
})
