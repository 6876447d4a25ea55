import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { expectNoSidewaysScroll, type GalleryLook, openGallery } from './open-gallery.ts'

const PHONE = { width: 390, height: 844 }

const address = inject('appAddress')
let browser: Browser
let opened: Awaited<ReturnType<typeof openGallery>>[] = []

beforeAll(async () => {
  browser = await shareBrowser()
})
afterEach(async () => {
  const errors = opened.flatMap((gallery) => gallery.errors)
  await Promise.all(opened.map((gallery) => gallery.close()))
  opened = []
  expect(errors).toEqual([])
})
afterAll(() => leaveBrowser(browser))

async function open(look: Omit<GalleryLook, 'only'> = {}) {
  const gallery = await openGallery(browser, address, { ...look, only: 'dates' })
  opened.push(gallery)
  const light = gallery.page.getByRole('region', { name: 'light' })
  return { page: gallery.page, light }
}

/** Opens the three views of the calendar, which are loaded on demand. */
async function openViews(look: Omit<GalleryLook, 'only'> = {}) {
  const { page, light } = await open(look)
  await light.getByRole('button', { name: 'Show the calendar' }).click()
  await light.getByRole('grid', { name: 'Years, 2020–2029' }).waitFor()
  return { page, light }
}

const field = (light: Locator, label: string) => light.getByRole('textbox', { name: label, exact: true })
const openButton = (light: Locator, label: string) => light.getByRole('button', { name: `Open calendar: ${label}` })
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

describe('the date field', () => {
  it('accepts a typed date, also as digits without separators', async () => {
    const { light } = await open()
    const date = field(light, 'Date')
    expect(await date.getAttribute('pattern')).toMatch(String.raw`\d{4}-\d{2}-\d{2}`)
    await date.fill('2026-02-28')
    await date.blur()
    expect(await date.inputValue()).toBe('28/02/2026')
    expect(await date.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
    await date.fill('')
    await date.pressSequentially('02011980')
    expect(await date.inputValue()).toBe('02/01/1980')
    await date.fill('')
    await date.pressSequentially('1.3.1980')
    expect(await date.inputValue()).toBe('1.3.1980')
    await date.blur()
    expect(await date.inputValue()).toBe('01/03/1980')
    expect(await date.getAttribute('aria-invalid')).toBeNull()
  })

  it.each(['2025-1-5', '2025-02-30', 'tomorrow', '2025-01-055'])(
    'keeps %s and shows the format of a date',
    async (text) => {
      const { page, light } = await open()
      const date = field(light, 'Date')
      await date.fill(text)
      expect(await date.getAttribute('aria-invalid')).toBeNull()
      await date.blur()
      await light.getByRole('alert').filter({ hasText: 'Date format is incorrect.' }).nth(1).waitFor()
      expect(await date.inputValue()).toBe(text)
      const description = (await date.getAttribute('aria-describedby')) ?? ''
      const texts = await page
        .locator(
          description
            .split(' ')
            .map((id) => `[id="${id}"]`)
            .join(','),
        )
        .allTextContents()
      expect(texts).toContain('Date format is incorrect. Enter it like 14/05/1990')
    },
  )

  it('is unset when it is empty, which is no error', async () => {
    const { light } = await open()
    const date = field(light, 'Birthday')
    await date.fill('')
    await date.blur()
    expect(await date.getAttribute('aria-invalid')).toBeNull()
    expect(await date.getAttribute('placeholder')).toBe('DD/MM/YYYY')
  })

  it('opens no calendar when it is read-only', async () => {
    const { light } = await open()
    expect(await field(light, 'Disabled date').isDisabled()).toBe(true)
    expect(await field(light, 'Read-only date').isEditable()).toBe(false)
    expect(await openButton(light, 'Disabled date').count()).toBe(0)
    expect(await openButton(light, 'Read-only date').count()).toBe(0)
  })

  it('can still be typed in when the calendar cannot be loaded', async () => {
    const { page, light } = await open()
    await page.route(/calendar-popup/, (route) => route.abort())
    await openButton(light, 'Date').click()
    await light.getByText('The calendar didn’t load. You can type the date.').waitFor()
    await field(light, 'Date').fill('04/03/2026')
    expect(await field(light, 'Date').inputValue()).toBe('04/03/2026')
    // The browser's errors about the requests that this test aborted.
    opened.at(-1)?.errors.splice(0)
  })
})

describe('choosing by the keyboard', () => {
  it('moves from the decade to the day and returns the focus to the field', async () => {
    const { page, light } = await open()
    await field(light, 'Birthday').focus()
    await press(page, 'Alt+ArrowDown')
    await page.getByRole('dialog', { name: 'Birthday' }).waitFor()
    await page.getByRole('grid', { name: 'Birthday, 1980–1989' }).waitFor()
    expect(await focusedLabel(page)).toBe('1980')
    await press(page, 'ArrowDown', 'ArrowRight', 'Enter')
    await page.getByRole('grid', { name: 'Birthday, 1984' }).waitFor()
    expect(await focusedLabel(page)).toBe('January 1984')
    await press(page, 'ArrowRight', 'Enter')
    await page.getByRole('grid', { name: /February 1984/ }).waitFor()
    await press(page, 'End')
    expect(await focusedLabel(page)).toBe('Wednesday, 29 February 1984')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await field(light, 'Birthday').inputValue()).toBe('29/02/1984')
    expect(await field(light, 'Birthday').evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('moves by months and years with the Page keys, and to the ends of a month with Home and End', async () => {
    const { page, light } = await open()
    await field(light, 'Date').fill('2024-03-31')
    await openButton(light, 'Date').press('Enter')
    await page.getByRole('dialog').getByRole('grid').waitFor()
    expect(await focusedLabel(page)).toBe('Sunday, 31 March 2024 selected')
    await press(page, 'PageUp')
    expect(await focusedLabel(page)).toBe('Thursday, 29 February 2024')
    await press(page, 'Shift+PageUp')
    expect(await focusedLabel(page)).toBe('Tuesday, 28 February 2023')
    await press(page, 'Home', 'ArrowLeft')
    expect(await focusedLabel(page)).toBe('Tuesday, 31 January 2023')
    await press(page, 'ArrowUp', 'Shift+PageDown', 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await field(light, 'Date').inputValue()).toBe('24/01/2024')
  })

  it('goes back one view with Escape, and closes only from the first', async () => {
    const { page, light } = await open()
    await openButton(light, 'Date').press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'November 2026, choose another month' }).press('Enter')
    await dialog.getByRole('button', { name: '2026, choose another year' }).press('Enter')
    await page.getByRole('grid', { name: 'Date, 2020–2029' }).waitFor()
    await press(page, 'Escape')
    await page.getByRole('grid', { name: 'Date, 2026' }).waitFor()
    expect(await focusedLabel(page)).toBe('November 2026')
    await press(page, 'Escape')
    await page.getByRole('grid', { name: /November 2026/ }).waitFor()
    await press(page, 'Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await field(light, 'Date').inputValue()).toBe('')
  })

  it('offers the years 1900 to 2100 in decades, and no others', async () => {
    const { page, light } = await open()
    await openButton(light, 'Birthday').press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('grid').waitFor()
    await press(page, 'Shift+PageUp')
    expect(await dialog.getByRole('gridcell').allInnerTexts()).toEqual(
      Array.from({ length: 10 }, (_, index) => String(1900 + index)),
    )
    expect(await focusedLabel(page)).toBe('1900')
    expect(await dialog.getByRole('button', { name: 'Previous decade' }).getAttribute('aria-disabled')).toBe('true')
    await press(page, 'Shift+PageDown', 'Shift+PageDown')
    expect(await focusedLabel(page)).toBe('2100')
    expect(await dialog.getByRole('gridcell').allInnerTexts()).toEqual(['2100'])
  })
})

describe('the calendar itself', () => {
  it('offers only days in its range, and says why one of them cannot be chosen', async () => {
    const { page, light } = await openViews()
    const days = light.getByRole('grid', { name: 'Days, November 2026' })
    expect(await days.getByRole('button', { name: 'Saturday, 21 November 2026' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await days.getByRole('button', { name: /Wednesday, 25 November 2026 selected/ }).focus()
    await press(page, 'PageUp')
    expect(await focusedLabel(page)).toBe('Sunday, 22 November 2026, First available date')
    await light.getByText('Nothing is delivered on Sundays').waitFor()
    await press(page, 'Enter')
    expect(await days.getByRole('gridcell', { selected: true }).innerText()).toBe('25')
  })

  it('marks today and the selected day visually and for screen readers', async () => {
    const { light } = await openViews()
    const today = light.getByRole('button', { name: /^Today, Saturday, 21 November 2026/ })
    expect(await today.getAttribute('data-today')).toBe('true')
    expect(await light.getByRole('gridcell', { selected: true }).allInnerTexts()).toEqual(['25', 'Nov', '2026'])
  })

  it('has 44 px buttons to change pages and for every day, also at 320 px', async () => {
    const { page, light } = await open({ viewport: { width: 320, height: 700 } })
    await openButton(light, 'Date').click()
    const dialog = page.getByRole('dialog')
    for (const target of [
      dialog.getByRole('button', { name: 'Next month' }),
      dialog.getByRole('button', { name: '17' }),
    ]) {
      const box = await target.first().boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await expectNoSidewaysScroll(page)
  })

  it('is in Polish and starts the week on Monday', async () => {
    const { page, light } = await open({ language: 'pl', locale: 'en-US' })
    await light.getByRole('button', { name: 'Otwórz kalendarz: Date' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('grid', { name: 'Date, listopad 2026' }).waitFor()
    expect((await dialog.locator('th').allInnerTexts()).map((name) => name.toLowerCase())).toEqual([
      'pon.',
      'wt.',
      'śr.',
      'czw.',
      'pt.',
      'sob.',
      'niedz.',
    ])
    await dialog.getByRole('button', { name: 'Następny miesiąc' }).click()
    await dialog.getByRole('button', { name: 'grudzień 2026, wybierz inny miesiąc' }).click()
    expect((await dialog.getByRole('gridcell').allInnerTexts()).slice(0, 3)).toEqual(['sty', 'lut', 'mar'])
  })

  it('starts the week on Sunday for American English', async () => {
    const { light } = await openViews({ locale: 'en-US' })
    expect(await light.locator('th').first().innerText()).toBe('Sun')
  })

  it('announces the new page', async () => {
    const { light } = await openViews()
    const years = light.getByRole('grid', { name: /^Years, / })
    await light.getByRole('button', { name: 'Next decade' }).click()
    await light.getByRole('status').filter({ hasText: '2030–2039' }).waitFor({ state: 'attached' })
    expect(await years.getAttribute('aria-label')).toBe('Years, 2030–2039')
  })
})

describe('accessibility', () => {
  it.each([
    { place: 'beside its field', viewport: { width: 1280, height: 800 }, theme: 'light', label: 'Date' },
    { place: 'beside its field', viewport: { width: 1280, height: 800 }, theme: 'dark', label: 'Birthday' },
    { place: 'as a sheet', viewport: PHONE, theme: 'light', label: 'Birthday' },
    { place: 'as a sheet', viewport: PHONE, theme: 'dark', label: 'Date' },
  ])('has no axe violations, $place, $theme', async ({ viewport, theme, label }) => {
    const { page } = await open({ viewport })
    await openButton(page.getByRole('region', { name: theme, exact: true }), label).click()
    await page.getByRole('dialog').getByRole('grid').waitFor()
    expect(await findBarriers(page, '[role="dialog"]')).toEqual([])
  })

  it('needs no horizontal scrolling at twice the text size', async () => {
    const { page, light } = await open({ viewport: PHONE, textScale: 2 })
    await expectNoSidewaysScroll(page)
    await openButton(light, 'Birthday').click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    const { inner, outer } = await sheet.evaluate((element) => ({
      inner: element.scrollWidth,
      outer: element.clientWidth,
    }))
    expect(inner).toBeLessThanOrEqual(outer)
    await expectNoSidewaysScroll(page)
  })

  it('is loaded only when it is opened', async () => {
    const { page, light } = await open()
    // A loaded file is not requested again.
    const fetched = page.waitForRequest(/\/assets\/calendar-popup[^/]*\.js$/)
    await openButton(light, 'Date').click()
    await fetched
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
  })
})
