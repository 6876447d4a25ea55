import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeDietTo, next, question, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
let page: Page
beforeAll(async () => {
  visits = await startWizardVisits()
  await visits.createSubscriber('dates@example.com')
  page = await visits.visitForAll('dates@example.com')
})
afterAll(() => visits.close())

const birthday = () => page.getByRole('textbox', { name: 'Date of birth' })
const startDate = () => page.getByRole('textbox', { name: 'First day' })
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

describe('the date of birth', () => {
  it('can be typed, and keeps invalid text until it is corrected, also over a reload', async () => {
    await page.goto(`${visits.address}/diet-settings?step=sex-birthday-height`)
    await birthday().fill('1990-5-14')
    await birthday().blur()
    await page.getByText('Date format is incorrect. Enter it like 14/05/1990').waitFor()
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    await page.reload()
    expect(await birthday().inputValue()).toBe('1990-5-14')
    await birthday().fill('15.5.1990')
    await page.getByText('Date format is incorrect.').waitFor({ state: 'detached' })
    await birthday().blur()
    expect(await birthday().inputValue()).toBe('15/05/1990')
    expect(await birthday().getAttribute('autocomplete')).toBe('bday')
  })

  it('can be chosen by keyboard, starting with the decade', async () => {
    await birthday().press('Alt+ArrowDown')
    await page.getByRole('grid', { name: 'Date of birth, 1990–1999' }).waitFor()
    await press('ArrowLeft', 'Enter')
    await page.getByRole('grid', { name: 'Date of birth, 1989' }).waitFor()
    await press('Home', 'Enter')
    await page.getByRole('grid', { name: 'Date of birth, January 1989' }).waitFor()
    await press('Home', 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await birthday().inputValue()).toBe('01/01/1989')
    await next(page)
    await question(page, 'How much do you weigh?')
  })
})

describe('the start date', () => {
  it('offers only tomorrow to 14 days from today', async () => {
    await page.goto(`${visits.address}/diet-settings`)
    await changeDietTo(page, /Classic/)
    await page.getByRole('button', { name: 'Open calendar: First day' }).press('Enter')
    const days = page.getByRole('dialog').getByRole('grid')
    await days.waitFor()
    const possible = async () =>
      days.getByRole('button').evaluateAll((cells) => {
        const open = cells.filter((cell) => cell.ariaDisabled !== 'true')
        return open.map((cell) => cell.textContent)
      })
    expect(await possible()).toEqual(['22', '23', '24', '25', '26', '27', '28', '29', '30'])
    await press('PageDown')
    await page.getByRole('grid', { name: 'First day, December 2026' }).waitFor()
    expect(await possible()).toEqual(['1', '2', '3', '4', '5'])
    expect(await page.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true')
    await press('End', 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await startDate().inputValue()).toBe('05/12/2026')
  })

  it('shows an error for a typed day outside this range', async () => {
    await startDate().fill('06/12/2026')
    await startDate().blur()
    await page.getByRole('alert').waitFor()
    expect(await startDate().getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    expect(await startDate().inputValue()).toBe('22/11/2026')
    expect(await startDate().getAttribute('aria-invalid')).toBeNull()
  })

  it('is shown in Polish, too', async () => {
    await page.evaluate(() => localStorage.setItem('locale', 'pl'))
    await page.reload()
    const field = page.getByRole('textbox', { name: 'Pierwszy dzień' })
    await field.fill('jutro')
    await field.blur()
    await page.getByText('Wpisz pełną datę (na przykład 14.05.1990)').waitFor()
    await field.fill('23.11.2026')
    await field.blur()
    await page.getByText('poniedziałek, 23 listopada').first().waitFor()
    expect(await field.inputValue()).toBe('23.11.2026')
    await page.getByRole('button', { name: 'Otwórz kalendarz: Pierwszy dzień' }).click()
    const days = page.getByRole('grid', { name: 'Pierwszy dzień, listopad 2026' })
    await days.waitFor()
    expect(await days.locator('th').first().innerText()).toMatch(/^pon/i)
  })
})
