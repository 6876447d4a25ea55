/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const TODAY = '2026-11-21'
const IN_SIX_DAYS = '2026-11-27'

async function loadEditablePlan(email: string, viewport = { width: 390, height: 844 }): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.getByRole('article').first().waitFor()
  return page
}

/** Counts calls of the browser's print dialog instead of opening it. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['prints'] = '0'
    window.print = () => {
      document.body.dataset['prints'] = String(Number(document.body.dataset['prints']) + 1)
    }
  })
  return () => page.evaluate(() => Number(document.body.dataset['prints']))
}

const openPrint = async (page: Page, start: string, end: string) => {
  await page.goto(`${visits.address}/day-plan/print/${start}/${end}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The number of printed pages. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const words = (page: Page) => page.getByRole('main').innerText()

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
])('a user who prints on %s', (_, viewport) => {
  it('opens the sheet of the day, prints it only on request, and goes back', async () => {
    const page = await loadEditablePlan(`print-${viewport.width}@example.com`, viewport)
    const names = await page.locator('article h2').allInnerTexts()
    const prints = await countPrints(page)
    await page.getByRole('link', { name: 'This day' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Saturday' }).waitFor()
    expect(await page.locator('article h3').allInnerTexts()).toEqual(names)
    expect(await findBarriers(page)).toEqual([])
    expect(await prints()).toBe(0)
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect.poll(prints).toBe(1)
    await page.getByRole('link', { name: 'Back to the day' }).click()
    await page.waitForURL(`**/day-plan/${TODAY}`)
  })
})

describe('a sheet of paper', () => {
  it('fits a day, and two sheets fit a day with long recipes, in A4 and Letter', async () => {
    const page = await loadEditablePlan('sheets@example.com')
    for (const date of [TODAY, '2026-11-22', '2026-11-23']) {
      await openPrint(page, date, date)
      await page.locator('article').nth(3).waitFor()
      for (const format of ['A4', 'Letter'] as const) expect(await sheets(page, format)).toBeLessThanOrEqual(2)
    }
  })

  it('fits a week, followed on request by each recipe once', async () => {
    const page = await loadEditablePlan('week@example.com')
    await page.getByRole('link', { name: 'Seven days' }).click()
    await page.waitForURL(`**/day-plan/print/${TODAY}/${IN_SIX_DAYS}`)
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(8)
    expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1])
    expect(await page.getByRole('article').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Add the recipes' }).check({ force: true })
    const recipes = await page.locator('article h3').allInnerTexts()
    expect(recipes.length).toBeGreaterThan(15)
    expect(new Set(recipes).size).toBe(recipes.length)
    expect(await sheets(page, 'A4')).toBeGreaterThan(2)
    expect(await findBarriers(page)).toEqual([])
  })

  it('marks batches to cook ahead and portions from an earlier day', async () => {
    const page = await loadEditablePlan('ahead@example.com')
    await openPrint(page, '2026-11-18', '2026-11-27')
    await page.getByRole('table').waitFor()
    expect(await words(page)).toContain('Cook for 2 days')
    expect(await words(page)).toMatch(/From (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\n/)
  })

  it('shows no menus and no buttons, and is black on white in the dark theme, too', async () => {
    const page = await loadEditablePlan('dark@example.com')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const ink = () => page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color)
    expect(await ink()).toBe('rgb(30, 33, 27)')
    // The titles of meals are buttons too, but stay, because they are content.
    expect(await page.locator('button:not(h2 button)').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('[data-date]').filter({ visible: true }).count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await openPrint(page, TODAY, TODAY)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const weekday = page.getByRole('heading', { level: 2 })
    expect(await weekday.evaluate((title) => getComputedStyle(title).color)).toBe('rgb(0, 0, 0)')
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  })

  it('is in Polish', async () => {
    const page = await loadEditablePlan('polish@example.com')
    await page.evaluate(() => localStorage.setItem('locale', 'pl'))
    await openPrint(page, TODAY, TODAY)
    await page.getByRole('heading', { level: 2, name: 'sobota' }).waitFor()
    expect(await words(page)).toContain('Śniadanie')
  })
})

describe('an address with too many days or none', () => {
  it.each([
    ['more than thirteen days', TODAY, '2026-12-04', 'You can print up to 13 days at a time.'],
    ['days that end before they start', TODAY, '2026-11-20', 'The last day comes before the first one.'],
    ['days without a plan', '2031-01-01', '2031-01-02', 'there’s nothing to print'],
  ])('says so for %s', async (_, start, end, text) => {
    const page = await loadEditablePlan(`bad-${start}-${end}@example.com`)
    await openPrint(page, start, end)
    await page.getByText(text).waitFor()
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
  })

  it('with invalid days is "not found", and without a session shows the login', async () => {
    const page = await loadEditablePlan('none@example.com')
    await page.goto(`${visits.address}/day-plan/print/2026-02-30/tomorrow`)
    await page.getByRole('heading', { name: 'There is nothing on this plate' }).waitFor()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${visits.address}/day-plan/print/${TODAY}/${TODAY}`)
    await page.waitForURL('**/auth/login**')
    expect(new URL(page.url()).searchParams.get('from')).toContain('/day-plan/print/')
  })

  it('can be retried when the connection returns', async () => {
    const page = await loadEditablePlan('offline-print@example.com')
    await page.route('**/graphql?*PrintedDays*', (route) => route.abort())
    await page.goto(`${visits.address}/day-plan/print/${TODAY}/${TODAY}`)
    const again = page.getByRole('button', { name: /again/i })
    await again.waitFor()
    await page.unroute('**/graphql?*PrintedDays*')
    await again.click()
    await page.getByRole('heading', { level: 2, name: 'Saturday' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(4)
  })
})
