import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())

const MALFORMED = [
  ['NUL', '%00'],
  ['5,000 letters', 'a'.repeat(5000)],
  ['a slash written out', 'a%2Fb'],
] as const

/** The path of each kind of mailed link, and the message for an invalid one. */
const LINKS = [
  ['/auth/activate', 'We couldn’t activate your account.'],
  ['/auth/reset-password', 'This link is no longer valid.'],
  ['/auth/login/by-token', 'This link is no longer valid.'],
  ['/remove-account', 'This link has expired'],
  ['/unsubscribe/newsletter', 'This link doesn’t work'],
] as const

describe.each(LINKS)('a link below %s', (path, words) => {
  it.each(MALFORMED)('with %s is reported as invalid without a call to the server', async (_, token) => {
    const page = await visits.open('/contact')
    const asked: string[] = []
    page.on('request', (request) => {
      if (/m=(ActivateAccount|LoginByToken|NewsletterUnsubscribe|RemoveAccountConfirm)|q=Validate/.test(request.url()))
        asked.push(request.url())
    })
    const response = await page.goto(`${path}/${token}`)
    expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8')
    await page.locator('main').getByText(words).first().waitFor()
    expect(asked).toEqual([])
  })
})

it.each([
  '/content/%00',
  '/content/a%00b.html',
  '/knowledge/%00',
  '/social/start/nobody',
  '/auth/login/via-%00',
  '/auth/reset-password/%E0%A4%A',
])('the address %s shows the "not found" page', async (path) => {
  const page = await visits.open('/contact')
  const response = await page.goto(path)
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8')
  await page.getByRole('heading', { name: 'There is nothing on this plate' }).waitFor()
  expect(pathOf(page)).toBe(path)
})
