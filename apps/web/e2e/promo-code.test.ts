import { requireCalendarDay } from '@dayplate/dates'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPromoCode } from '../../server/src/modules/promo-codes/index.ts'
import { DESKTOP, ERROR_PAGE_DELAY_MS, pathOf, PHONE, startAccessVisits, type AccessVisits } from './access-visit.ts'
import { findBarriers } from './barriers.ts'
import { titleOf } from './pages-visit.ts'

/** How long a stored item is valid, in milliseconds: 30 days (second specification document, section 9). */
const STORED_TTL_MS = 2_592_000_000

let visits: AccessVisits
beforeAll(async () => {
  visits = await startAccessVisits()
  for (const code of ['PLUM-10', 'RYE-20']) {
    await insertPromoCode(visits.server.services.db, {
      code,
      reduction: { percent: 10 },
      validFrom: requireCalendarDay('2026-11-01'),
      validTo: null,
      usesAllowed: null,
      createdAt: new Date(visits.server.clock.now()),
    })
  }
})
afterAll(() => visits.close())

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('promoCode'))
async function valueOf(page: Page): Promise<unknown> {
  const { value }: { readonly value?: unknown } = JSON.parse((await stored(page)) ?? '{}')
  return value
}

describe('the page for promo codes', () => {
  it.each([
    ['/coupon', PHONE, 'en-GB', 'Use the code', 'Your promo code is saved.'],
    ['/kupon', DESKTOP, 'pl-PL', 'Użyj kodu', 'Zapisano kod promocyjny.'],
  ] as const)(
    '%s stores a valid code for 30 days and links to the home page',
    async (to, viewport, locale, submit, success) => {
      const page = await visits.open(to, { viewport, locale })
      const before = Date.now()
      await page.getByRole('textbox').fill('plum-10')
      await page.getByRole('button', { name: submit }).click()
      // The page promises no duration, because the code may end before the browser deletes it.
      await page.getByText(success, { exact: true }).waitFor()
      await expect.poll(() => pathOf(page)).toBe('/home')
      const { value, expire } = JSON.parse((await stored(page)) ?? '{}')
      expect(value).toBe('plum-10')
      expect(expire - before - STORED_TTL_MS).toBeGreaterThanOrEqual(0)
      expect(expire - Date.now() - STORED_TTL_MS).toBeLessThanOrEqual(0)
    },
  )

  it('asks for a code, and shows an unknown one as an error of its field, by keyboard only', async () => {
    const page = await visits.open('/coupon')
    await page.getByLabel('Promo code').press('Enter')
    await page.getByText('Value is required.').waitFor()
    await page.getByLabel('Promo code').fill('NO-SUCH')
    await page.getByLabel('Promo code').press('Enter')
    await page.getByText('We don’t recognise this promo code.').waitFor()
    expect([pathOf(page), await stored(page)]).toEqual(['/coupon', null])
    expect(await findBarriers(page)).toEqual([])
  })

  it('reports a missing answer, and sends the code again on the next press', async () => {
    const page = await visits.open('/coupon')
    await page.clock.install()
    await page.route('**/graphql?q=PromoCodeValid', (route) => route.abort())
    await page.getByLabel('Promo code').fill('PLUM-10')
    await page.getByRole('button', { name: 'Use the code' }).click()
    await page.getByRole('main').getByText('Check your connection and try again.').waitFor()
    await page.clock.runFor(2 * ERROR_PAGE_DELAY_MS)
    expect(pathOf(page)).toBe('/coupon')
    await page.unroute('**/graphql?q=PromoCodeValid')
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expect.poll(() => pathOf(page)).toBe('/home')
  })

  it.each([
    ['an unknown code', 'PLUM-1O', 'PLUM-10'],
    ['another valid code', 'RYE-20', 'RYE-20'],
  ])('reads %s from an address, and keeps the valid one', async (_, pc, kept) => {
    const page = await visits.open('/contact?pc=PLUM-10')
    await expect.poll(() => valueOf(page)).toBe('PLUM-10')
    const answered = page.waitForResponse('**/graphql?q=PromoCodeValid')
    await page.goto(`/contact?pc=${pc}`)
    await answered
    await expect.poll(() => valueOf(page)).toBe(kept)
    await page.goto('/buy')
    expect(await valueOf(page)).toBe(kept)
  })

  it('stays if the check of another code fails', async () => {
    const page = await visits.open('/contact?pc=PLUM-10')
    await expect.poll(() => valueOf(page)).toBe('PLUM-10')
    await page.route('**/graphql?q=PromoCodeValid', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/contact?pc=RYE-20')
    await failed
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await valueOf(page)).toBe('PLUM-10')
  })

  it.each([
    ['/kupon', 'en-GB', 'Twój kod promocyjny'],
    ['/coupon', 'pl-PL', 'Your promo code'],
  ] as const)('%s is in its own language for visitors who have not chosen one', async (to, locale, title) => {
    const page = await visits.open(to, { locale })
    await expect.poll(() => titleOf(page)).toBe(title)
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull()
    const other = locale === 'en-GB' ? 'en' : 'pl'
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), other)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(other)
    await expect.poll(() => titleOf(page)).not.toBe(title)
  })
})
