import { describe, expect, it } from 'vitest'
import { holdsSecret, toRouteTemplate, withoutTokens } from './secret-paths.ts'

const TOKEN = 'kQ2v9-x_ZpR4mB7nW1cT5yU8eA0sD3fG6hJ2kL4qNzX'

const SECRET_ADDRESSES = [
  ['/auth/reset-password/short', '/auth/reset-password/:token'],
  ['/auth/login/by-token/a.b', '/auth/login/by-token/:token'],
  ['/AUTH/Activate/x', '/AUTH/Activate/:token'],
  ['/AUTH/reset-password%2fabc', '/AUTH/reset-password/:token'],
  ['/auth/%61ctivate/x%zz', '/auth/activate/:token'],
  ['/%62uy%2Fthank-you%2Fx?a=%zz', '/buy/thank-you/:token'],
  ['/remove-account/x/', '/remove-account/:token/'],
  ['/buy/thank-you/x', '/buy/thank-you/:token'],
  ['/cart/confirm/x', '/cart/confirm/:token'],
  ['/cart/thank-you/x', '/cart/thank-you/:token'],
  ['/cart/bank-transfer/x', '/cart/bank-transfer/:token'],
  ['/unsubscribe/newsletter/x', '/unsubscribe/newsletter/:token'],
  ['/unsubscribe/diet-course/x', '/unsubscribe/diet-course/:token'],
  ['/unsubscribe/articles/x', '/unsubscribe/articles/:token'],
  ['/shared-list/x', '/shared-list/:token'],
  ['/calendar/x.ics', '/calendar/:token'],
] as const

describe('holdsSecret', () => {
  it.each(SECRET_ADDRESSES.map(([path]) => path))('is true for %s', (path) => {
    expect(holdsSecret(path)).toBe(true)
  })

  it.each([
    '/auth/login/via-apple?id_token=x',
    '/auth/activate/via-google?code=x',
    '/settings/via-facebook?code=x',
    '/social/callback/google?code=x',
  ])('is true for a return from a provider with a token in the query: %s', (path) => {
    expect(holdsSecret(path)).toBe(true)
  })

  it.each(['/', '/auth/reset-password', '/auth/login', '/remove-account', '/cart', '/day-plan/2026-11-21'])(
    'is false for %s',
    (path) => {
      expect(holdsSecret(path)).toBe(false)
    },
  )
})

describe('toRouteTemplate', () => {
  it.each(SECRET_ADDRESSES)('removes the token from %s', (path, template) => {
    expect(toRouteTemplate(path)).toBe(template)
  })

  it.each([
    ['/day-plan/2026-11-21', '/day-plan/:date'],
    ['/meal/42', '/meal/:id'],
    ['/unsubscribe/maja@x.pl', '/unsubscribe/:email'],
    ['/unsubscribe/maja%2B1%40x.pl/now', '/unsubscribe/:email/now'],
    ['/meal/%34%32', '/meal/:id'],
    ['/a%00b%0a%7f%20%C5%BC', '/a%00b%0a%7f%20%C5%BC'],
    ['/x/0e0b3c3e-9d55-4f0c-8a55-0a9a5e0f4b10', '/x/:id'],
    [`/unknown/${TOKEN}`, '/unknown/:token'],
    ['/unknown/0123456789abcdef', '/unknown/:token'],
    [`/day-plan?token=${TOKEN}#${TOKEN}`, '/day-plan'],
  ])('writes %s as %s', (path, template) => {
    expect(toRouteTemplate(path)).toBe(template)
  })

  it.each([
    '/',
    '/knowledge/10-breakfasts-without-sugar-in-10-minutes',
    '/assets/app-BZxKinaY.js',
    '/coupon/access-code',
  ])('leaves %s readable', (path) => {
    expect(toRouteTemplate(path)).toBe(path)
  })
})

describe('withoutTokens', () => {
  it('removes tokens from paths anywhere in a text, and keeps the words around them', () => {
    const text =
      'GET /auth/activate/ab failed ("/AUTH/login/by-token/c.d?x"), then /auth/activate and /cart/confirm/e/f'
    expect(withoutTokens(text)).toBe(
      'GET /auth/activate/:token failed ("/AUTH/login/by-token/:token?x"), then /auth/activate and /cart/confirm/:token/f',
    )
  })

  it('changes nothing in its own result', () => {
    const once = withoutTokens('at /remove-account/x:1:2')
    expect(withoutTokens(once)).toBe(once)
  })
})
