import { createTranslator, loadAllTexts, type Translate } from '@dayplate/messages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCallsOf } from '../../server/test/tools/account-calls.ts'
import { ADD_FAVOURITE } from '../../server/test/tools/favourite-documents.ts'
import { PASSWORD, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

const TODAY = '2026-11-21'

let visits: WizardVisits
let t: Translate
beforeAll(async () => {
  visits = await startWizardVisits()
  // As in an installation whose operator wrote all recipes in English only.
  for (const version of visits.server.services.catalogue.currentByMealId.values())
    Reflect.deleteProperty(version, 'polish')
  const catalogue = await loadAllTexts('pl')
  t = createTranslator({ language: 'pl', catalogue, onMissing: (id) => expect.fail(id) }).t
})
afterAll(() => visits.close())

/** Opens a page in Polish as a user with a plan and a favourite. */
async function openInPolish(email: string, path: string): Promise<Page> {
  await visits.createSubscriber(email)
  const { token } = await accountCallsOf(visits.server).logIn(email, PASSWORD)
  const lunch = visits.server.services.catalogue.meals.find(({ type }) => type === 'lunch')
  await visits.server.client.call(ADD_FAVOURITE, { token, variables: { mealId: lunch?.id } })
  const page = await visits.visit(email)
  await page.evaluate(() => localStorage.setItem('locale', 'pl'))
  await page.goto(`${visits.address}${path}`)
  return page
}

/** The languages in which the elements of a selector are read out. */
const languagesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.closest('[lang]')?.getAttribute('lang')))

describe('English names of meals in a Polish page carry their language', () => {
  it('in favourites, their details and the choice of a day', async () => {
    const page = await openInPolish('favourites-pl@example.com', '/favourite-meals')
    await page.getByRole('article').first().waitFor()
    expect(await languagesOf(page, 'article h2')).toEqual(['en'])
    await page.locator('article h2 button').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('h3').first().waitFor()
    expect(new Set(await languagesOf(page, 'dialog h2, dialog h3, dialog ol'))).toEqual(new Set(['en']))
    // Foods have Polish names.
    expect(new Set(await languagesOf(page, 'dialog ul'))).toEqual(new Set(['pl']))
    await dialog.getByRole('button', { name: t('insertion/add'), exact: true }).click()
    const name = page.getByRole('dialog').last().locator('p[lang=en]')
    await name.waitFor()
  })

  it('in offered meals', async () => {
    const page = await openInPolish('meals-pl@example.com', `/day-plan/${TODAY}?change-meal=Lunch`)
    await page
      .getByRole('button', { name: new RegExp(`^${t('exchange/meal/choose')}`) })
      .first()
      .waitFor()
    const names = await languagesOf(page, 'article[aria-labelledby] h2[id]')
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names)).toEqual(new Set(['en']))
  })

  it('in the details of a planned meal, which say that it is not translated', async () => {
    const page = await openInPolish('details-pl@example.com', `/day-plan/${TODAY}`)
    await page.locator('article h2 button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('meal-details/not-translated')).waitFor()
    expect(new Set(await languagesOf(page, 'dialog ol'))).toEqual(new Set(['en']))
  })

  it('in other days', async () => {
    const page = await openInPolish('days-pl@example.com', `/day-plan/${TODAY}?change-dayplan=`)
    await page.locator('dl dt').first().waitFor()
    expect(new Set(await languagesOf(page, 'dl dt'))).toEqual(new Set(['pl']))
    expect(new Set(await languagesOf(page, 'dl dt + dd'))).toEqual(new Set(['en']))
  })
})
