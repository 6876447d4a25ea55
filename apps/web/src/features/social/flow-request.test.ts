import { describe, expect, it } from 'vitest'
import { startPageOf, loginOf, opensAccount, redirectTargetOf } from './flow-request.ts'

describe('redirectTargetOf', () => {
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
  ] as const)('after %s with the intent %s is %s', (flow, state, page) => {
    expect(redirectTargetOf({ flow, state })).toBe(page)
  })

  it('returns the wanted page, unless the intent is to buy', () => {
    expect(redirectTargetOf({ flow: 'login', from: '/settings' })).toBe('/settings')
    expect(redirectTargetOf({ flow: 'login', state: 'stripe_login', from: '/settings' })).toBe('/buy')
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
  ] as const)('%s with the intent %s: %s', (flow, state, isOpening) => {
    expect(opensAccount({ flow, state })).toBe(isOpening)
  })
})

describe('startPageOf', () => {
  it.each([
    ['login', undefined, { to: '/auth/login', search: { from: '/settings' } }],
    ['login', 'stripe', { to: '/auth/login', search: { from: '/settings' } }],
    ['login', 'stripe_login', { to: '/buy/login' }],
    ['register', undefined, { to: '/auth/register', search: { from: '/settings' } }],
    ['register', 'stripe', { to: '/buy/signup' }],
    ['activate', 'register', { to: '/aktywacja' }],
    ['activate', undefined, { to: '/aktywacja', state: { couponTab: 'log-in' } }],
  ] as const)('for %s with the intent %s is the page it started on', (flow, state, startPage) => {
    expect(startPageOf({ flow, state, from: '/settings' })).toEqual(startPage)
  })
})

describe('loginOf', () => {
  it.each([
    ['register', undefined, { to: '/auth/login', search: { from: '/settings' } }],
    ['register', 'stripe', { to: '/buy/login' }],
    ['activate', 'register', { to: '/aktywacja', state: { couponTab: 'log-in' } }],
    ['login', 'stripe_login', { to: '/buy/login' }],
  ] as const)('for %s with the intent %s keeps the wanted page', (flow, state, login) => {
    expect(loginOf({ flow, state, from: '/settings' })).toEqual(login)
  })
})
