import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
let page: Page
beforeAll(async () => {
  visits = await startWizardVisits()
  await visits.createSubscriber('summary@example.com')
  page = await visits.visitForAll('summary@example.com')
})
afterAll(() => visits.close())

it.each([
  { language: 'en', width: 1280 },
  { language: 'pl', width: 1280 },
  { language: 'pl', width: 390 },
  { language: 'pl', width: 320 },
])('aligns the names and the figures of the three macros: $language, $width px', async (look) => {
  await page.setViewportSize({ width: look.width, height: 800 })
  await page.evaluate((language) => localStorage.setItem('locale', language), look.language)
  await page.reload()
  const entries = page.locator('main header li')
  await entries.nth(2).waitFor()
  expect(await entries.count()).toBe(3)
  const tops = (selector: string) =>
    page.locator(`main header li ${selector}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(await tops('> span')).size).toBe(1)
  expect(new Set(await tops('b')).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
})
