import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startChangeDayVisits, type ChangeDayVisits } from './change-day-visit.ts'
import { loseAnswer } from './route-once.ts'
import { PHONE } from './show-page.ts'

let visits: ChangeDayVisits
beforeAll(async () => {
  visits = await startChangeDayVisits()
})
afterAll(() => visits.close())

/** Opens the day before the target day, and the preview of copying it. */
async function openCopy() {
  const reader = await visits.openReader({ viewport: PHONE, language: 'en' })
  await visits.openDay(reader, '', '2026-12-21')
  await openPreview(reader.page)
  return { ...reader, dialog: reader.page.getByRole('dialog') }
}

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy to Tuesday' }).click()
  await page.getByRole('dialog').getByText('kcal').first().waitFor()
}

const meals = (page: Page) => page.locator('article h2').allInnerTexts()

it('says that nothing has changed when the copy was not sent, and copies the day when the connection returns', async () => {
  const { page, dialog, t } = await openCopy()
  const source = await meals(page)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: t('exchange/copy/copy') }).click()
  await page.getByText('You’re offline, so nothing has changed.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await openPreview(page)
  await dialog.getByRole('button', { name: t('exchange/copy/copy') }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.goto(page.url().replace('2026-12-21', '2026-12-22'))
  await expect.poll(() => meals(page)).toEqual(source)
})

it('claims neither success nor failure when the answer is lost, and then shows the copied day', async () => {
  const { page, dialog, t } = await openCopy()
  const source = await meals(page)
  await loseAnswer(page, '**/graphql?*DietSetCopy*')
  await dialog.getByRole('button', { name: t('exchange/copy/copy') }).click()
  await page.getByText('We’re not sure whether your plan changed.').waitFor()
  expect(await page.getByText(t('day-plan/copy/failed')).count()).toBe(0)
  await page.locator('a[href$="/day-plan/2026-12-22"]').first().click()
  await expect.poll(() => meals(page)).toEqual(source)
})
