import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OTHER_DAYS, REPLACE_DAY } from '../../server/test/tools/day-replacement-documents.ts'
import { findBarriers, findColourBarriers } from './barriers.ts'
import { CHRISTMAS_EVE, EVERYDAY, startChangeDayVisits, type ChangeDayVisits, type Reader } from './change-day-visit.ts'
import { DESKTOP, NARROWEST, PHONE, showPage } from './show-page.ts'
import { watchRequests } from './watch-requests.ts'

const CASES = [
  { name: 'phone', viewport: PHONE, language: 'en' },
  { name: 'desktop', viewport: DESKTOP, language: 'pl' },
] as const

let visits: ChangeDayVisits
beforeAll(async () => {
  visits = await startChangeDayVisits()
})
afterAll(() => visits.close())

const offeredDays = z.object({
  dayReplacement: z.object({ replacements: z.array(z.object({ dietSetId: z.string() })) }),
})

const title = ({ page, t }: Reader) => page.getByRole('heading', { level: 1, name: t('change-day/title') })
const replaceDayButton = ({ page, t }: Reader) => page.getByRole('button', { name: t('day-plan/exchange/day') })
const choices = ({ page, t }: Reader) => page.getByRole('button', { name: new RegExp(`^${t('change-day/use')}`) })
const isFocused = (reader: ReturnType<typeof title>) => reader.evaluate((node) => node === document.activeElement)

/** The names of the meals on the shown day. */
async function mealsShown(page: Page): Promise<readonly string[]> {
  await page.locator('article h2:visible').nth(3).waitFor()
  return page.locator('article h2:visible').allInnerTexts()
}

async function openList(reader: Reader): Promise<void> {
  await replaceDayButton(reader).click()
  await title(reader).waitFor()
  await choices(reader).first().waitFor()
}

describe.each(CASES)('replacing the whole day: $name, in $language', (look) => {
  it('lists menus over the day, and every way to close it returns the focus to its button', async () => {
    const reader = await visits.openReader(look)
    const { page, t } = reader
    await visits.openDay(reader)
    await openList(reader)
    expect(await isFocused(title(reader))).toBe(true)
    expect(await choices(reader).count()).toBe(6)
    expect(await page.getByText(t('exchange/keeps-inside')).count()).toBe(6)
    await page.goBack()
    await replaceDayButton(reader).waitFor()
    await expect.poll(() => isFocused(replaceDayButton(reader))).toBe(true)
    await replaceDayButton(reader).press('Enter')
    await page.getByRole('button', { name: t('exchange/back') }).click()
    await expect.poll(() => isFocused(replaceDayButton(reader))).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    expect(reader.errors).toEqual([])
  })

  it('finds menus by an ingredient, marks it in each of them, and says when there are none', async () => {
    const reader = await visits.openReader(look)
    const { page, t } = reader
    await visits.openDay(reader, '?change-dayplan')
    const field = page.getByRole('searchbox')
    await choices(reader).first().waitFor()
    await field.pressSequentially(look.language === 'pl' ? 'AWOKADO' : 'avocad')
    const word = look.language === 'pl' ? 'awokado' : 'avocado'
    await page.getByRole('article').first().getByText(word, { exact: true }).waitFor()
    await page.locator('ul[aria-busy="false"]').waitFor()
    const cards = await page.getByRole('article').filter({ visible: true }).all()
    expect(cards.length).toBeGreaterThan(1)
    for (const card of cards) expect(await card.getByText(word, { exact: true }).count()).toBeGreaterThan(0)
    expect(await isFocused(field)).toBe(true)
    await field.fill('xylophone')
    await page.getByText(t('change-day/none-found', { text: 'xylophone' })).waitFor()
    expect(await isFocused(field)).toBe(true)
    await page.getByRole('button', { name: t('change-day/clear') }).click()
    expect(await field.inputValue()).toBe('')
    await expect.poll(() => choices(reader).count()).toBe(6)
    expect(reader.errors).toEqual([])
  })

  it('applies a menu to the day, goes back one history entry to it, and can be undone', async () => {
    const reader = await visits.openReader(look)
    const { page, t } = reader
    const untilQuiet = watchRequests(page)
    await page.goto(`${visits.address}/more`)
    await visits.openDay(reader)
    const before = await mealsShown(page)
    await openList(reader)
    const wanted = await page.getByRole('article').filter({ visible: true }).nth(1).locator('dd').allInnerTexts()
    await choices(reader).nth(1).click()
    await replaceDayButton(reader).waitFor()
    await expect.poll(() => mealsShown(page)).toEqual(wanted)
    expect(new URL(page.url()).search).toBe('')
    // An answer that arrives late must not bring the old meals back.
    await untilQuiet()
    expect(await mealsShown(page)).toEqual(wanted)
    await page.getByRole('button', { name: t('exchange/undo') }).click()
    await expect.poll(() => mealsShown(page)).toEqual(before)
    await page.goBack()
    await page.waitForURL(/\/more$/)
    expect(reader.errors).toEqual([])
  })

  it('shows holiday menus first, with their icon, and the reason why one of them cannot be chosen', async () => {
    const reader = await visits.openReader(look)
    const { page, t } = reader
    await visits.openDay(reader, '?change-dayplan', CHRISTMAS_EVE)
    await choices(reader).first().waitFor()
    const name = t('change-day/holiday-menu', { holiday: look.language === 'pl' ? 'Wigilia' : 'Christmas Eve' })
    const menus = page.getByRole('article', { name, exact: true })
    expect(await menus.count()).toBe(3)
    expect(await menus.first().locator('p [data-drawing]').count()).toBeGreaterThan(0)
    const fish = menus.filter({ hasText: t('change-day/inactive/excluded', { names: t('allergen/fish') }) })
    expect(await fish.count()).toBe(1)
    expect(await fish.getByRole('button').isDisabled()).toBe(true)
    const other = menus.filter({ has: page.getByRole('button', { disabled: false }) }).first()
    const wanted = await other.locator('dd').allInnerTexts()
    await other.getByRole('button').click()
    await expect.poll(() => mealsShown(page)).toEqual(wanted)
    expect(reader.errors).toEqual([])
  })

  it('closes at once if the address names it twice', async () => {
    const reader = await visits.openReader(look)
    const { page, t } = reader
    await visits.openDay(reader, '?change-dayplan&showReplacements')
    await choices(reader).first().waitFor()
    await page.getByRole('button', { name: t('exchange/back') }).click()
    await replaceDayButton(reader).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await title(reader).count()).toBe(0)
  })

  it('opens on each date whose address has showReplacements, and closes without it', async () => {
    const reader = await visits.openReader(look)
    const { page, t } = reader
    await visits.openDay(reader, '?showReplacements')
    await choices(reader).first().waitFor()
    await page.getByRole('searchbox').fill('avocado')
    await visits.openDay(reader, '?showReplacements', CHRISTMAS_EVE)
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
    await page.getByRole('button', { name: t('exchange/back') }).click()
    await replaceDayButton(reader).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(reader.errors).toEqual([])
  })

  it('says that a menu is no longer offered, reports the answer, and shows the current day', async () => {
    const reader = await visits.openReader(look)
    const { page, token, t } = reader
    await visits.openDay(reader)
    const before = await mealsShown(page)
    await openList(reader)
    const { data } = await visits.server.client.call(OTHER_DAYS, { token, variables: { date: EVERYDAY } })
    const [, , third] = offeredDays.parse(data).dayReplacement.replacements
    const request = { date: EVERYDAY, replacementId: third?.dietSetId }
    await visits.server.client.call(REPLACE_DAY, { token, variables: { request } })
    await choices(reader).first().click()
    await page.getByText(t('exchange/not-offered')).waitFor()
    await replaceDayButton(reader).waitFor()
    expect(await mealsShown(page)).not.toEqual(before)
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => isFocused(replaceDayButton(reader))).toBe(true)
    expect(reader.errors).toEqual(['The day was not replaced: ValidationException'])
  })

  it('says that there is no connection, and keeps the day', async () => {
    const reader = await visits.openReader(look)
    const { page, t } = reader
    await visits.openDay(reader)
    const before = await mealsShown(page)
    await openList(reader)
    await page.context().setOffline(true)
    await choices(reader).first().click()
    const dialog = page.getByRole('alertdialog', { name: t('error/occurred') })
    await dialog.getByRole('button', { name: t('exchange/understood') }).click()
    await expect.poll(() => isFocused(choices(reader).first())).toBe(true)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: t('exchange/back') }).click()
    expect(await mealsShown(page)).toEqual(before)
  })
})

it('fits the narrowest screen and has no accessibility violations, light and dark', async () => {
  const reader = await visits.openReader({ viewport: NARROWEST, language: 'pl' })
  const { page } = reader
  await visits.openDay(reader, '?change-dayplan', CHRISTMAS_EVE)
  await page.getByRole('searchbox').fill('mak')
  await page.getByRole('article').first().getByText('mak', { exact: true }).waitFor()
  await page.locator('ul[aria-busy="false"]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width)
  expect(await findBarriers(page)).toEqual([])
  await showPage(page, { viewport: DESKTOP, theme: 'dark' })
  expect(await findColourBarriers(page)).toEqual([])
})
