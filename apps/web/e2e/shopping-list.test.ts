import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { boxOf, nameOf, ticks } from './list-rows.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const

async function openList(email: string, { viewport = PHONE, search = '' } = {}): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.goto(`${visits.address}/shopping-list${search}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const done = (page: Page) => page.getByText(/^\d+ of \d+ done$/).innerText()

describe.each(SIZES)('a shopper with %s', (_, viewport) => {
  it('ticks a product, finds it among the bought ones after a reload, and takes the tick back', async () => {
    const page = await openList(`tick-${viewport.width}@example.com`, { viewport })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('ShoppingListMark')) sent.push(new URL(request.url()).search)
    })
    await ticks(page).first().waitFor()
    const name = await nameOf(page, 0)
    const [, all] = /of (\d+) done/.exec(await done(page)) ?? []
    await boxOf(page, name).click()
    await page.getByText(`Bought: ${name}`).waitFor()
    expect(await done(page)).toBe(`1 of ${all} done`)
    await expect.poll(() => sent).toEqual(['?m=ShoppingListMarkProductAsBought'])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
    await page.reload()
    const fold = page.getByText(`Bought: ${name}`)
    await fold.click()
    await boxOf(page, name).click()
    await fold.waitFor({ state: 'detached' })
    expect(await done(page)).toBe(`0 of ${all} done`)
  })

  it('chooses days and people, and each field says what is wrong', async () => {
    const page = await openList(`days-${viewport.width}@example.com`, { viewport })
    const open = page.getByRole('button', { name: 'Change the days or the number of people' })
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Days and people' })
    const [start, end] = [sheet.getByLabel('From', { exact: true }), sheet.getByLabel('To', { exact: true })]
    await start.fill('')
    await end.fill('2026-11-20')
    await sheet.getByRole('button', { name: 'Show the list' }).click()
    await sheet.getByText('Value is required.').waitFor()
    await expect.poll(() => start.evaluate((field) => field === document.activeElement)).toBe(true)
    await start.fill('2026-11-22')
    await sheet.getByText('Choose an end that isn’t before the start').waitFor()
    await end.fill('2026-11-23')
    await sheet.getByLabel('You shop for').selectOption('3')
    await end.press('Enter')
    await page.waitForURL(/start=2026-11-22&end=2026-11-23/)
    await page.getByText('Sun 22 Nov – Mon 23 Nov · 3 people').waitFor()
    // The number of people is kept; the days are those of the address.
    await page.goto(`${visits.address}/shopping-list`)
    await page.getByText(/· 3 people/).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('a list', () => {
  it('is split into columns by their height: one on a phone, three on a desktop', async () => {
    const page = await openList('columns@example.com', { viewport: DESKTOP })
    await ticks(page).first().waitFor()
    const lefts = async () =>
      new Set(
        await page
          .locator('main section')
          .evaluateAll((all) => all.slice(0, -1).map((one) => Math.round(one.getBoundingClientRect().left))),
      )
    expect((await lefts()).size).toBe(3)
    await page.setViewportSize(PHONE)
    await expect.poll(async () => (await lefts()).size).toBe(1)
  })

  it('says for which of the chosen days there is no plan', async () => {
    const some = await openList('some-days@example.com', { search: '?start=2026-11-26&end=2026-12-10' })
    await some.getByText(/of these days have no plan\. The list is for Thu\s26\sNov – /).waitFor()
    await some.goto(`${visits.address}/shopping-list?start=2027-02-01&end=2027-02-03`)
    await some.getByText('You have no plan for these days. Choose other days above.').waitFor()
    expect(await ticks(some).count()).toBe(0)
  })

  it('of a backwards or too long period is explained, with a way to the next days', async () => {
    const page = await openList('backwards@example.com', { search: '?start=2026-11-26&end=2026-11-20' })
    await page.getByText('Choose an end that isn’t before the start').waitFor()
    await page.goto(`${visits.address}/shopping-list?start=2026-11-26&end=2027-11-20`)
    await page.getByText('Choose up to 31 days').waitFor()
    await page.getByRole('link', { name: 'Show the next days' }).click()
    await ticks(page).first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('does not exist before a plan does: the page leads to the diet settings', async () => {
    await visits.createNewcomer('no-plan@example.com')
    const page = await visits.visit('no-plan@example.com')
    await page.goto(`${visits.address}/shopping-list`)
    await page.getByRole('heading', { level: 1, name: 'No shopping list yet' }).waitFor()
    await page.getByRole('link', { name: 'Go to diet settings' }).click()
    await page.waitForURL(/\/diet-settings/)
    expect(await ticks(page).count()).toBe(0)
  })

  it('follows the plan: after a day was copied it needs other amounts', async () => {
    const page = await openList('copied@example.com', { search: '?start=2026-11-22&end=2026-11-23' })
    await ticks(page).first().waitFor()
    const words = () => page.getByRole('main').innerText()
    const before = await words()
    await page.goto(`${visits.address}/day-plan/2026-11-22`)
    await page.getByRole('button', { name: 'Copy to Monday' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Meals copied to Monday.').waitFor()
    await page.goto(`${visits.address}/shopping-list?start=2026-11-22&end=2026-11-23`)
    await ticks(page).first().waitFor()
    expect(await words()).not.toBe(before)
  })

  it('takes what the user writes on it, as text, and gives it back', async () => {
    const page = await openList('own@example.com')
    const field = page.getByLabel('Add to the list')
    await field.press('Enter')
    await page.getByText('Value is required.').waitFor()
    await field.fill('<b>Soap</b>')
    await field.press('Enter')
    const box = boxOf(page, '<b>Soap</b>')
    await box.click()
    await page.getByText('Bought: <b>Soap</b>').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
    await page.reload()
    await page.getByText('Bought: <b>Soap</b>').click()
    await page.getByRole('button', { name: 'Remove <b>Soap</b>' }).click()
    await box.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    // With its tick, so among what is bought.
    await page.getByText('Bought: <b>Soap</b>').waitFor()
  })

  it('opens a bought thing that is written again, and has nothing twice', async () => {
    const page = await openList('twice@example.com')
    const field = page.getByLabel('Add to the list')
    await field.fill('Soap')
    await field.press('Enter')
    const box = boxOf(page, 'Soap')
    await box.click()
    await page.getByText('Bought: Soap').waitFor()
    await field.fill('soap')
    await field.press('Enter')
    await box.waitFor()
    expect(await box.isChecked()).toBe(false)
    await field.fill('SOAP')
    await field.press('Enter')
    await page.getByText('This is already on your list').waitFor()
    expect(await page.getByRole('checkbox', { name: /soap/i }).count()).toBe(1)
  })

  it.each(['?start=2026-11-22', '?start=2026-11-22&end=2026-02-30', '?end=soon'])(
    'does not guess the days of %s',
    async (search) => {
      const page = await openList(`unclear-${search.length}@example.com`, { search })
      await page.getByText('The link doesn’t name a first and a last day.').waitFor()
      await page.getByRole('link', { name: 'Show the next days' }).click()
      await ticks(page).first().waitFor()
      expect(new URL(page.url()).search).toBe('')
    },
  )

  it('names the year of days that are not of this one', async () => {
    const page = await openList('next-year@example.com', { search: '?start=2027-01-04&end=2027-01-05' })
    await page.getByText('Mon 4 Jan 2027 – Tue 5 Jan 2027').waitFor()
    expect(await page.getByRole('link', { name: 'Print the list' }).count()).toBe(0)
  })

  it('is worked with the keyboard: the focus goes to the next row when a ticked one moves', async () => {
    const page = await openList('keyboard@example.com')
    await ticks(page).first().waitFor()
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
    await boxOf(page, first).focus()
    await page.keyboard.press('Space')
    await page.getByText(`Bought: ${first}`).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`${second}, bought`)
  })
})

describe('a list on paper', () => {
  it('has a week on two pages at most, without what was bought', async () => {
    const page = await openList('paper@example.com', { viewport: DESKTOP })
    await ticks(page).first().waitFor()
    const name = await nameOf(page, 0)
    await boxOf(page, name).click()
    await page.getByText(`Bought: ${name}`).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
    await page.getByRole('link', { name: 'Print the list' }).click()
    await page.waitForURL(/\/print\/2026-11-21\/2026-11-27$/)
    await page.getByRole('heading', { level: 2, name: 'Shopping list' }).waitFor()
    expect((await page.locator('article li').allInnerTexts()).filter((text) => text.startsWith(name))).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  })

  it('is refused for two weeks and more, on the list and by its address', async () => {
    const page = await openList('long@example.com', { search: '?start=2026-11-21&end=2026-12-04' })
    expect(await page.getByRole('button', { name: 'You can print up to 13 days' }).isDisabled()).toBe(true)
    await page.goto(`${visits.address}/print/2026-11-21/2026-12-04`)
    await page.getByRole('heading', { level: 1, name: 'These days can’t be printed' }).waitFor()
    await page.goto(`${visits.address}/print/2026-11-25/2026-11-21`)
    await page.getByText('Choose an end that isn’t before the start').waitFor()
    await page.goto(`${visits.address}/print/2026-11-21/2026-12-40`)
    await page.getByText('Error 404.').waitFor()
  })
})

describe('a shared list', () => {
  it('is copied as text with one product a line, and downloaded as a spreadsheet and as tasks', async () => {
    const page = await openList('share@example.com', { viewport: DESKTOP })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await ticks(page).first().waitFor()
    const count = await ticks(page).count()
    await page.getByRole('button', { name: 'Share the list' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share the list' })
    await sheet.getByRole('button', { name: 'Copy as text' }).click()
    await page.getByText('Copied.').waitFor()
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toHaveLength(count)
    for (const [button, name] of [
      ['Download a spreadsheet (CSV)', 'shopping-list-2026-11-21.csv'],
      ['Download calendar tasks', 'shopping-list-2026-11-21.ics'],
    ] as const) {
      const download = page.waitForEvent('download')
      await sheet.getByRole('button', { name: button }).click()
      expect((await download).suggestedFilename()).toBe(name)
    }
  })
})
