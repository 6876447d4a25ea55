import { createTranslator, loadAllTexts } from '@dayplate/messages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { keyboard } from './hands.ts'
import { dayFromStart } from '../../server/test/tools/movable-clock.ts'
import { answerNoToHealth, question, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

/** The questions to a woman, and a part of what each answers to a Yes. */
const QUESTIONS = [
  { name: 'Are you pregnant or breast-feeding?', answer: /Your midwife, doctor or a dietitian can help/ },
  { name: 'Do you have an eating disorder?', answer: /Thank you for telling us/ },
  { name: 'Do you have an illness that needs a medical diet?', answer: /Your diet is part of your treatment/ },
] as const
const NO_PLAN = 'We can’t plan for you at the moment. Under your Yes'
const END_HERE = 'We’ll remove the days after today'

const groupOf = (page: Page, name: string) => page.getByRole('group', { name })
const optionOf = (page: Page, name: string, option: 'Yes' | 'No') =>
  groupOf(page, name).getByRole('radio', { name: option, exact: true })
const onward = (page: Page) => page.getByRole('button', { name: 'See what changes' })
const endPlan = (page: Page) => page.getByRole('button', { name: 'End my plan' })
const errorsIn = (page: Page) => page.getByText('Choose Yes or No', { exact: true })
/** It names the first day whose meals or amounts change, which need not be the day chosen. */
const preview = (page: Page) => page.getByRole('dialog', { name: /^Changes from \d+ November$/ })

/** Opens the last step as a user who has a plan and has consented to the use of health data. */
async function openLastStep(email: string): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.goto(`${visits.address}/diet-settings?step=start-date`)
  await question(page, 'When do you want to start?')
  return page
}

/** Presses the button that looks disabled but can be focused and pressed. */
async function pressUnready(page: Page): Promise<void> {
  expect(await onward(page).getAttribute('aria-disabled')).toBe('true')
  await onward(page).press('Enter')
}

describe('the questions about health', () => {
  it('have no answer and no error at first, then three errors and the focus at the first', async () => {
    const page = await openLastStep('unanswered@example.com')
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await errorsIn(page).count()).toBe(0)
    await pressUnready(page)
    await errorsIn(page).nth(2).waitFor()
    expect(await errorsIn(page).count()).toBe(3)
    await page.getByText('Answer 3 more questions').waitFor()
    const first = optionOf(page, QUESTIONS[0].name, 'Yes')
    await expect.poll(() => first.evaluate((option) => option === document.activeElement)).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await optionOf(page, QUESTIONS[0].name, 'No').check()
    await expect.poll(() => errorsIn(page).count()).toBe(2)
  })

  it.each(QUESTIONS)('answer a Yes at once and make no plan: $name', async ({ name, answer }) => {
    const page = await openLastStep(`yes-${QUESTIONS.findIndex((one) => one.name === name)}@example.com`)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/DietGenerate/.test(request.url())) asked.push(request.url())
    })
    await answerNoToHealth(page)
    await optionOf(page, name, 'Yes').check()
    await groupOf(page, name).getByText(answer).waitFor()
    await page.getByText(END_HERE).waitFor()
    await endPlan(page).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await optionOf(page, name, 'No').check()
    await page.getByText(END_HERE).waitFor({ state: 'detached' })
    expect(await page.getByText(answer).count()).toBe(0)
    expect(asked).toEqual([])
    await onward(page).click()
    await preview(page).waitFor()
  })

  it('keep no answer over a reload, and leave none in the browser’s storage', async () => {
    const page = await openLastStep('reload@example.com')
    const stored = () =>
      page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
    const before = await stored()
    await optionOf(page, QUESTIONS[1].name, 'Yes').check()
    await page.getByText(QUESTIONS[1].answer).waitFor()
    expect(await stored()).toBe(before)
    await page.reload()
    await question(page, 'When do you want to start?')
    expect(await page.getByRole('radio').count()).toBe(6)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await page.getByText(QUESTIONS[1].answer).count()).toBe(0)
  })

  it('can be answered with the keyboard alone', async () => {
    const page = await openLastStep('keys@example.com')
    const hands = keyboard(page)
    await hands.choose(optionOf(page, QUESTIONS[0].name, 'Yes'))
    await page.getByText(QUESTIONS[0].answer).waitFor()
    for (const { name } of QUESTIONS) await hands.choose(optionOf(page, name, 'No'))
    expect(await page.getByText(QUESTIONS[0].answer).count()).toBe(0)
    await hands.press(onward(page))
    await preview(page).waitFor()
  })
})

describe('a Yes of a user with a plan', () => {
  it('ends the plan, says so on every later day, and keeps the earlier days', async () => {
    const page = await openLastStep('ends@example.com')
    await optionOf(page, QUESTIONS[0].name, 'Yes').check()
    await endPlan(page).click()
    await page.getByRole('heading', { level: 1, name: 'Your plan has ended' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.goto(`${visits.address}/day-plan/${dayFromStart(1)}`)
    await page.getByRole('heading', { level: 1, name: 'Your plan has ended' }).waitFor()
    await page.getByRole('link', { name: 'See my earlier days' }).click()
    await page.waitForURL(`${visits.address}/day-plan/${dayFromStart(-1)}`)
    await page.getByRole('heading', { level: 1, name: 'Friday' }).waitFor()
  })

  it('makes no plan when the questions are answered again, until each answer is No', async () => {
    const page = await openLastStep('ended@example.com')
    await optionOf(page, QUESTIONS[2].name, 'Yes').check()
    await endPlan(page).click()
    await page.getByRole('button', { name: 'Answer the questions again' }).click()
    await question(page, 'When do you want to start?')
    await optionOf(page, QUESTIONS[2].name, 'Yes').check()
    expect(await endPlan(page).count()).toBe(0)
    await pressUnready(page)
    await page.getByText(NO_PLAN).waitFor()
    await answerNoToHealth(page)
    await onward(page).click()
    await preview(page).waitFor()
  })

  it('is led to from the settings', async () => {
    await visits.createSubscriber('settings@example.com')
    const page = await visits.visit('settings@example.com')
    await page.goto(`${visits.address}/settings`)
    await page.getByRole('link', { name: 'Answer the health questions again' }).click()
    await question(page, 'When do you want to start?')
    expect(await page.getByRole('group', { name: QUESTIONS[0].name }).count()).toBe(1)
  })
})

describe('the questions about health in Polish, at 320 px', () => {
  it('fit the screen with every Yes answered, in targets of 44 px', async () => {
    const catalogue = await loadAllTexts('pl')
    const { t } = createTranslator({ language: 'pl', catalogue, onMissing: (id) => expect.fail(id) })
    await visits.createSubscriber('narrow@example.com')
    const page = await visits.visit('narrow@example.com')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => localStorage.setItem('locale', 'pl'))
    await page.goto(`${visits.address}/diet-settings?step=start-date`)
    await question(page, t('diet-settings/start-date/title'))
    const options = page.getByRole('radio', { name: t('diet-settings/health/yes'), exact: true })
    expect(await options.count()).toBe(3)
    for (const option of await options.all()) {
      await option.check()
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.getByText(t('diet-settings/health/illness/yes')).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findBarriers(page)).toEqual([])
  })
})
