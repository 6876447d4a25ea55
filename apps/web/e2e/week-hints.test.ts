import { createTranslator, loadAllTexts } from '@dayplate/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const VEGAN = 5

it.each([
  { language: 'en', b12: /so a vegan diet needs a supplement/, vitaminD: /Food alone hardly reaches that/ },
  { language: 'pl', b12: /więc dieta wegańska wymaga suplementu/, vitaminD: /Samo jedzenie rzadko tyle daje/ },
] as const)('a day names what its week is short of, and says what helps: $language', async ({ language, ...texts }) => {
  const catalogue = await loadAllTexts(language)
  const { t } = createTranslator({ language, catalogue, onMissing: (id) => expect.fail(id) })
  const email = `vegan-${language}@example.com`
  await visits.createSubscriber(email, VEGAN)
  const page = await visits.visit(email)
  await page.evaluate((code) => localStorage.setItem('locale', code), language)
  await page.reload()
  const summary = page.locator('main details summary').first()
  await summary.waitFor()
  const line = await summary.innerText()
  for (const code of ['VITAMIN_B12', 'VITAMIN_D']) {
    expect(line.split(t('day-plan/guide/name', { code })).length, line).toBe(2)
  }
  await summary.click()
  await page.getByText(texts.b12).waitFor()
  expect(await page.getByText(texts.vitaminD).count()).toBe(1)
  expect(await findBarriers(page)).toEqual([])
})
