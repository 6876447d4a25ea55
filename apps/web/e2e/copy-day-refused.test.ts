import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVERYDAY, startChangeDayVisits, type ChangeDayVisits } from './change-day-visit.ts'
import { PHONE } from './show-page.ts'

let visits: ChangeDayVisits
beforeAll(async () => {
  visits = await startChangeDayVisits()
})
afterAll(() => visits.close())

const LOOK = { viewport: PHONE, language: 'en' } as const

it('says why a day cannot be copied over one with an eaten meal, and no longer offers it', async () => {
  const reader = await visits.openReader(LOOK)
  const { page, token, t } = reader
  const [yesterday, today] = ['2026-12-21', EVERYDAY]
  await visits.openDay(reader, '', yesterday)
  const copy = page.getByRole('button', { name: t('day-plan/copy/button', { weekday: 'Tuesday' }) })
  await copy.waitFor()
  await visits.eatFirst(token, today)
  await copy.click()
  await page.getByText(t('exchange/eaten')).waitFor()
  await copy.waitFor({ state: 'detached' })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(reader.errors).toEqual([])
})

it('says so when a meal is eaten while the preview is open', async () => {
  const reader = await visits.openReader(LOOK)
  const { page, token, t } = reader
  await visits.openDay(reader, '', '2026-12-21')
  await page.getByRole('button', { name: t('day-plan/copy/button', { weekday: 'Tuesday' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('kcal').first().waitFor()
  await visits.eatFirst(token, EVERYDAY)
  await dialog.getByRole('button', { name: t('exchange/copy/copy') }).click()
  await page.getByText(t('exchange/eaten')).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  expect(reader.errors).toEqual(['The day was not copied: ValidationException'])
})
