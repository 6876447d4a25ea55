/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { prepareExamples } from '../../server/src/modules/example-days/index.ts'
import { type AccessVisits, DESKTOP, PASSWORD, PHONE, startAccessVisits } from './access-visit.ts'
import { findBarriers } from './barriers.ts'
import { exampleSection, showExample } from './home-visit.ts'

/** All 336 days take some seconds, and longer on a busy machine. */
const PREPARED_WITHIN_MS = 120_000

let visits: AccessVisits
beforeAll(async () => {
  visits = await startAccessVisits()
})
afterAll(() => visits.close())

async function openExample(look: Parameters<AccessVisits['open']>[1] = {}): Promise<Page> {
  const page = await visits.open('/home', look)
  await showExample(page)
  return page
}

const radio = (page: Page, name: string): Locator => exampleSection(page).getByRole('radio', { name, exact: true })
const namesOf = (page: Page): Promise<readonly string[]> =>
  exampleSection(page).getByRole('heading', { level: 3 }).allInnerTexts()
const swapOf = (page: Page, type: string): Locator =>
  exampleSection(page).getByRole('button', { name: `Swap: ${type}` })
const current = (page: Page) => exampleSection(page).locator('[aria-busy="false"]').waitFor()
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('keptChoice'))

/** The stored choice without its expiry. */
const valueIn = (stored: string | null) => z.object({ value: z.unknown() }).parse(JSON.parse(stored ?? 'null')).value

/** The energy of the day as it is shown, and that of its four cards added up. */
async function readEnergy(page: Page) {
  const text = await exampleSection(page)
    .getByText(/^\d+\u00A0kcal of/)
    .innerText()
  const cards = await exampleSection(page)
    .getByRole('article')
    .getByText(/\d+\u00A0kcal/)
    .allInnerTexts()
  const kcalIn = (words: string) => Number(/(\d+)\u00A0kcal/.exec(words)?.[1])
  return { shown: kcalIn(text), added: cards.map(kcalIn).reduce((sum, kcal) => sum + kcal, 0) }
}

/** Chooses and waits until the plates of the choice have arrived. */
async function choose(page: Page, name: string): Promise<void> {
  await radio(page, name).check({ force: true })
  await current(page)
}

describe('a day that is not planned yet', () => {
  it('says so and appears once the server has planned it', { timeout: PREPARED_WITHIN_MS }, async () => {
    const page = await openExample()
    const before = await namesOf(page)
    await radio(page, 'Vegan').check({ force: true })
    await exampleSection(page).getByText('We’re planning this day. It takes a few seconds.').waitFor()
    expect(await namesOf(page)).toEqual(before)
    await prepareExamples(visits.server.services, { stopping: new AbortController().signal, pauseMs: 0 })
    await current(page)
    expect(await namesOf(page)).not.toEqual(before)
  })
})

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('a visitor on %s', (_, viewport) => {
  it('changes the plates in place by diet, goal, activity and body', async () => {
    const page = await openExample({ viewport })
    const seen = [await namesOf(page)]
    for (const name of ['Vegetarian', 'Build muscle']) {
      await choose(page, name)
      seen.push(await namesOf(page))
    }
    await exampleSection(page).getByRole('button', { name: 'change' }).click()
    for (const name of ['Very active', 'Man, 44, 178\u00A0cm, 88\u00A0kg']) {
      await choose(page, name)
      seen.push(await namesOf(page))
    }
    expect(new Set(seen.map(String)).size).toBe(5)
    await exampleSection(page).getByText('for a man of 44, 178\u00A0cm, 88\u00A0kg, very active').waitFor()
    const { shown, added } = await readEnergy(page)
    expect(shown).toBe(added)
    expect(await findBarriers(page)).toEqual([])
  })

  it('opens a recipe without marks and closes it with Back', async () => {
    const page = await openExample({ viewport })
    const [, lunch = ''] = await namesOf(page)
    await exampleSection(page).getByRole('button', { name: lunch, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: lunch })
    await dialog.getByRole('heading', { name: 'Method' }).first().waitFor()
    expect(await dialog.getByRole('button', { name: /Eaten|eaten|Favourite/ }).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('the goals that GLP-1 does not allow', () => {
  it('cannot be chosen, as in the wizard, and one of them that was chosen becomes losing weight', async () => {
    const page = await openExample()
    await choose(page, 'Gain weight')
    await choose(page, 'GLP-1')
    expect(await radio(page, 'Lose weight').isChecked()).toBe(true)
    const disabled = await Promise.all(
      ['Lose weight', 'Keep weight', 'Gain weight', 'Build muscle'].map((name) => radio(page, name).isDisabled()),
    )
    expect(disabled).toEqual([false, true, true, false])
    await exampleSection(page).getByText('Keeping and gaining weight aren’t available with GLP-1.').waitFor()
    await choose(page, 'Build muscle')
    await choose(page, 'Classic')
    expect(await radio(page, 'Keep weight').isDisabled()).toBe(false)
  })
})

describe('the swap button', () => {
  it('shows another meal and what the day then has, reads it out, and is undone', async () => {
    const page = await openExample()
    const planned = await namesOf(page)
    await swapOf(page, 'Lunch').focus()
    await page.keyboard.press('Enter')
    await exampleSection(page)
      .getByText(/^Lunch: .+ The day now has \d+\u00A0kcal\.$/)
      .waitFor({ state: 'attached' })
    const swapped = await namesOf(page)
    expect(swapped.map((name, index) => name === planned[index])).toEqual([true, false, true, true])
    const { shown, added } = await readEnergy(page)
    expect(shown).toBe(added)
    await exampleSection(page)
      .getByRole('button', { name: swapped[1] ?? '', exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: swapped[1] ?? '' })
    await dialog.getByRole('heading', { name: 'Method' }).first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await exampleSection(page).getByRole('button', { name: 'Undo swaps' }).click()
    expect(await namesOf(page)).toEqual(planned)
  })

  it('shows the planned meal again after the last of the others', async () => {
    const page = await openExample()
    const planned = await namesOf(page)
    const seen: string[] = []
    do {
      const before = await namesOf(page)
      await swapOf(page, 'Breakfast').click()
      await expect.poll(() => namesOf(page)).not.toEqual(before)
      seen.push((await namesOf(page))[0] ?? '')
    } while (seen.at(-1) !== planned[0])
    expect(seen.length).toBeGreaterThan(2)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('says that other meals failed to load', async () => {
    const page = await openExample()
    const planned = await namesOf(page)
    await page.route('**/graphql?q=ExampleReplacements', (route) => route.abort())
    await swapOf(page, 'Dinner').click()
    await exampleSection(page).getByText('We couldn’t load other meals. Try again.').waitFor()
    expect(await namesOf(page)).toEqual(planned)
  })
})

describe('a choice without a connection', () => {
  it('leaves the plates of the choice before without figures, and arrives when the connection returns', async () => {
    const page = await openExample({ viewport: PHONE })
    const example = exampleSection(page)
    const before = await namesOf(page)
    await page.context().setOffline(true)
    await radio(page, 'Build muscle').check({ force: true })
    await example.getByText('We couldn’t load the example day.').waitFor()
    expect(await namesOf(page)).toEqual(before)
    // Only the pale cards name an energy.
    expect(await example.getByText(/kcal/).count()).toBe(await example.getByRole('article').getByText(/kcal/).count())
    expect(await example.getByText(/Protein/).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page.context().setOffline(false)
    await current(page)
    expect(await example.getByRole('alert').count()).toBe(0)
    const { shown, added } = await readEnergy(page)
    expect(shown).toBe(added)
  })
})

describe('an address with an open plate', () => {
  it('shows the plate at once, without scrolling', async () => {
    const page = await visits.open('/home?example-meal=Dinner', { viewport: PHONE })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Method' }).first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => [scrollY, location.search])).toEqual([0, ''])
  })
})

async function answerBody(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true })
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1990-05-14')
  await page.getByLabel('Height', { exact: true }).fill('168')
  await next.click()
  await page.getByLabel('Weight', { exact: true }).fill('74.5')
  await next.click()
}

/** Goes back from the goal to the weight, and on to the goal again. */
async function changeWeight(page: Page, weight: string): Promise<void> {
  await page.goBack()
  await page.getByLabel('Weight', { exact: true }).fill(weight)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

describe('keeping the plan', () => {
  it('is told on the page for codes, and shows the kept choice again on the way back', async () => {
    const page = await openExample({ viewport: PHONE })
    await choose(page, 'GLP-1')
    await choose(page, 'Build muscle')
    const keep = exampleSection(page).getByRole('link', { name: 'Keep this plan' })
    await keep.click()
    await page.getByText('Your diet, goal and activity from the example day come along.').waitFor()
    const first = await kept(page)
    await page.goBack()
    await showExample(page)
    const shown = await Promise.all(['GLP-1', 'Build muscle'].map((name) => radio(page, name).isChecked()))
    expect(shown).toEqual([true, true])
    await keep.click()
    await page.waitForURL(/\/aktywacja$/)
    expect(valueIn(await kept(page))).toEqual(valueIn(first))
  })

  it('says that swapped meals are not kept', async () => {
    const page = await openExample()
    const note = exampleSection(page).getByText('Swapped meals aren’t kept.')
    expect(await note.count()).toBe(0)
    await swapOf(page, 'Lunch').click()
    await note.waitFor()
    await exampleSection(page).getByRole('button', { name: 'Undo swaps' }).click()
    await note.waitFor({ state: 'detached' })
  })

  it('takes diet, goal and activity over the account into the wizard, which asks for the body', async () => {
    await visits.issueCode('KEEP-THIS')
    const page = await openExample({ viewport: PHONE })
    const sent: string[] = []
    await choose(page, 'Vegan')
    await choose(page, 'Build muscle')
    await exampleSection(page).getByRole('button', { name: 'change' }).click()
    await choose(page, 'Very active')
    expect(await kept(page)).toBeNull()
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await exampleSection(page).getByRole('link', { name: 'Keep this plan' }).click()
    await page.waitForURL(/\/aktywacja$/)
    expect(await kept(page)).toContain('gain_muscle_mass')
    await page.getByLabel('Access code').fill('KEEP-THIS')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('E-mail').fill('keeper@dayplate.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox', { name: 'I accept' }).check()
    await page.getByRole('button', { name: /^(Create account|Start my \d+ days?)$/ }).click()
    await page.waitForURL(/\/diet-settings/)
    const begin = page.getByRole('button', { name: 'Start', exact: true })
    await begin.waitFor()
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.join('')).not.toContain('gain_muscle_mass')
    await begin.click()
    const next = page.getByRole('button', { name: 'Next', exact: true })
    expect(await page.getByRole('radio', { name: /^Vegan/ }).isChecked()).toBe(true)
    await next.click()
    await answerBody(page)
    expect(await page.getByRole('radio', { name: /^Build muscle/ }).isChecked()).toBe(true)
    const goal = page.getByRole('spinbutton', { name: 'Goal weight' })
    expect(await goal.inputValue()).toBe('77.5')
    await changeWeight(page, '80')
    expect(await goal.inputValue()).toBe('83.0')
    await goal.fill('82')
    await changeWeight(page, '79')
    expect(await goal.inputValue()).toBe('82.0')
    await next.click()
    expect(await page.getByRole('radio', { name: /^Very active/ }).isChecked()).toBe(true)
  })

  it('is not offered to a user, who has a plan of their own', async () => {
    const { token } = await visits.newPerson()
    const page = await openExample({ token })
    expect(await exampleSection(page).getByRole('link', { name: 'Keep this plan' }).count()).toBe(0)
  })
})
