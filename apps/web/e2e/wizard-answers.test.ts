import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { answerNoToHealth, next, question, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
] as const
type Device = (typeof DEVICES)[number]

const birthday = (page: Page) => page.getByRole('textbox', { name: 'Date of birth' })
const height = (page: Page) => page.getByLabel('Height', { exact: true })
const isInvalid = async (field: Locator) => (await field.getAttribute('aria-invalid')) === 'true'
const onward = (page: Page, name = 'Next') => page.getByRole('button', { name, exact: true })
const need = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Presses a button that looks disabled but can be focused and pressed. */
async function pressUnready(button: Locator): Promise<void> {
  expect([await button.getAttribute('aria-disabled'), await button.getAttribute('disabled')]).toEqual(['true', null])
  await button.focus()
  await button.press('Enter')
}

/** Opens the wizard of a newcomer at the question about their body. */
async function openBody({ device, viewport }: Device): Promise<Page> {
  const email = `body-${device}@example.com`
  await visits.createNewcomer(email)
  const page = await visits.visitForAll(email)
  await page.setViewportSize(viewport)
  await page.goto(`${visits.address}/diet-settings`)
  await page.getByRole('button', { name: 'Start' }).click()
  await question(page, 'What do you like to eat?')
  await pressUnready(onward(page))
  await need(page, 'One answer is missing: diet').waitFor()
  await page.getByText('Choose one of the answers').waitFor()
  await page.getByRole('radio', { name: /Classic/ }).check({ force: true })
  await need(page, 'Tick one more box').waitFor({ state: 'detached' })
  await next(page)
  await question(page, 'A little about you')
  return page
}

describe.each(DEVICES)('birth date and height, on a $device', (look) => {
  let page: Page
  beforeAll(async () => {
    page = await openBody(look)
  })

  it('show the defaults 1 January 1980 and 160 cm or 60 in, which do not count as answers', async () => {
    expect(await birthday(page).inputValue()).toBe('01/01/1980')
    expect(await height(page).inputValue()).toBe('160')
    await page.getByRole('radio', { name: 'Imperial' }).check({ force: true })
    expect(await page.getByLabel('Height, feet').inputValue()).toBe('5')
    expect(await page.getByLabel('Inches').inputValue()).toBe('0')
    await page.getByRole('radio', { name: 'Female' }).check({ force: true })
    await birthday(page).focus()
    await page.getByLabel('Inches').focus()
    await page.getByLabel('Inches').blur()
    expect(await page.getByText('Value is required.').count()).toBe(0)
    expect([await isInvalid(birthday(page)), await isInvalid(page.getByLabel('Inches'))]).toEqual([false, false])
    expect(await onward(page).isDisabled()).toBe(true)
  })

  it('are named, marked and scrolled into view when the user continues without them', async () => {
    await pressUnready(onward(page))
    await need(page, '2 answers are missing: date of birth, height').waitFor()
    await page.getByText('Enter your date of birth, or confirm this one').waitFor()
    await page.getByText('Enter your height, or confirm this one').waitFor()
    expect(await isInvalid(birthday(page))).toBe(true)
    await expect.poll(() => birthday(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, 1 January 1980' }).click()
    await need(page, 'One answer is missing: height').waitFor()
    expect(await birthday(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await pressUnready(onward(page))
    const group = page.getByRole('group', { name: 'Height' })
    expect(await isInvalid(group)).toBe(true)
    await expect.poll(() => group.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  })

  it('count as answers once they are confirmed or typed, also over a reload', async () => {
    await page.getByRole('button', { name: 'Yes, 5 ft 0 in' }).click()
    await need(page, 'Tick one more box').waitFor({ state: 'detached' })
    expect(await onward(page).isEnabled()).toBe(true)
    await page.getByRole('radio', { name: 'Metric' }).check({ force: true })
    await birthday(page).fill('14.5.1992')
    await birthday(page).blur()
    await page.getByText('14 May 1992').waitFor()
    await page.reload()
    expect(await birthday(page).inputValue()).toBe('14/05/1992')
    expect(await onward(page).isEnabled()).toBe(true)
    await height(page).fill('17')
    await height(page).blur()
    await page.getByText('Enter a height between 100 and 250 cm').waitFor()
    await pressUnready(onward(page))
    await need(page, 'Check: height').waitFor()
    await height(page).fill('168')
    await next(page)
    await question(page, 'How much do you weigh?')
  })
})

describe.each(DEVICES)('a goal weight that was typed, on a $device', ({ device, viewport }) => {
  it('is kept while the user looks at other goals, also over a reload', async () => {
    const email = `goal-${device}@example.com`
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await page.setViewportSize(viewport)
    await page.goto(`${visits.address}/diet-settings?step=goal`)
    await question(page, 'What’s your goal?')
    const goal = page.getByRole('spinbutton', { name: 'Goal weight' })
    expect(await goal.inputValue()).toBe('67.0')
    await goal.fill('63.4')
    await goal.blur()
    for (const other of [/^Build muscle/, /^Maintain my weight/, /^Gain weight/]) {
      await page.getByRole('radio', { name: other }).press('Space')
    }
    expect(await goal.inputValue()).toBe('77.5')
    await page.reload()
    await page.getByRole('radio', { name: /^Lose weight/ }).press('Space')
    expect(await goal.inputValue()).toBe('63.4')
  })
})

/** Opens the wizard of a newcomer at the last question, with all others answered. */
async function openStart({ device, viewport }: Device): Promise<Page> {
  const email = `start-${device}@example.com`
  await visits.createNewcomer(email)
  // The user did not agree together with a code, so the wizard asks.
  await visits.server.services.db.deleteFrom('consents').where('kind', '=', 'health_data').execute()
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.goto(`${visits.address}/diet-settings?step=diet-id`)
  const choose = async (name: RegExp, title: string) => {
    await page.getByRole('radio', { name }).check({ force: true })
    await next(page)
    await question(page, title)
  }
  await choose(/Classic/, 'A little about you')
  await birthday(page).fill('14/05/1990')
  await height(page).fill('168')
  await choose(/Female/, 'How much do you weigh?')
  await page.getByLabel('Weight', { exact: true }).fill('74')
  await next(page)
  await question(page, 'What’s your goal?')
  await choose(/^Lose weight/, 'How active are you?')
  await choose(/^Lightly active/, 'Is there anything you don’t eat?')
  await next(page)
  await question(page, 'When do you want to start?')
  return page
}

describe.each(DEVICES)('the start, on a $device', (look) => {
  const PREPARE = 'Prepare my plan'

  it('is tomorrow by default, and the error names only the missing consent', async () => {
    const page = await openStart(look)
    const date = page.getByRole('textbox', { name: 'First day' })
    expect(await date.inputValue()).toBe('22/11/2026')
    await page.getByText('Tomorrow, Sunday 22 November').waitFor()
    expect(await page.getByRole('button', { name: 'Tomorrow', exact: true }).getAttribute('aria-pressed')).toBe('true')

    const data = page.getByRole('checkbox')
    await data.check()
    await data.uncheck()
    expect(await isInvalid(data)).toBe(false)
    await answerNoToHealth(page)
    // Throws if the button is not marked as disabled.
    await pressUnready(onward(page, PREPARE))
    await need(page, 'Tick one more box').waitFor()
    await expect.poll(() => isInvalid(data)).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await data.check()
    await need(page, 'Tick one more box').waitFor({ state: 'detached' })

    await date.fill('')
    await pressUnready(onward(page, PREPARE))
    await need(page, 'One answer is missing: first day').waitFor()
    expect(await isInvalid(date)).toBe(true)
    await page.getByRole('button', { name: 'Tomorrow', exact: true }).click()
    await onward(page, PREPARE).click()
    await page.waitForURL(/\/day-plan\/intro$/)
  })
})
