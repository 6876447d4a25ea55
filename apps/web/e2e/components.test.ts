/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, galleryVisits, lightHalf, NARROWEST } from './gallery-visit.ts'

const openGallery = galleryVisits()

describe('the slider', () => {
  it('moves one step with an arrow key, ten with a Page key, and to the limits with Home and End', async () => {
    const page = await openGallery({ only: 'sliders' })
    const slider = lightHalf(page).getByRole('slider', { name: 'Water', exact: true })
    await slider.focus()
    const values: (string | null)[] = []
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'PageUp', 'End', 'PageUp', 'Home']) {
      await slider.press(key)
      values.push(await slider.getAttribute('aria-valuetext'))
    }
    expect(values).toEqual([
      '950\u00A0ml',
      '900\u00A0ml',
      '400\u00A0ml',
      '900\u00A0ml',
      '1600\u00A0ml',
      '1600\u00A0ml',
      '100\u00A0ml',
    ])
  })

  it('has buttons for one step, which keep the focus at the limit', async () => {
    const page = await openGallery({ only: 'sliders' })
    const slider = lightHalf(page).getByRole('slider', { name: 'Water', exact: true })
    await slider.press('End')
    const plus = lightHalf(page).getByRole('button', { name: 'Increase: Water' })
    await lightHalf(page).getByRole('button', { name: 'Decrease: Water' }).click()
    expect(await slider.inputValue()).toBe('1550')
    await plus.press('Enter')
    await plus.press('Enter')
    expect(await slider.inputValue()).toBe('1600')
    expect(await plus.getAttribute('aria-disabled')).toBe('true')
    expect(await focused(page)).toBe('Increase: Water')
  })
})

describe('a select', () => {
  it('can be operated by keyboard and shows its error', async () => {
    const page = await openGallery({ only: 'fields' })
    const select = lightHalf(page).getByRole('combobox', { name: 'Select', exact: true })
    await select.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => select.inputValue()).toBe('hip')
    const refused = lightHalf(page).getByRole('combobox', { name: 'Nothing chosen' })
    expect(await refused.getAttribute('aria-invalid')).toBe('true')
    const note = (await refused.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${note}"]`).innerText()).toBe('Choose a measure')
  })
})

describe('switch, chips and segments', () => {
  it('toggles a switch with Space and with its label', async () => {
    const page = await openGallery({ only: 'choices' })
    const course = lightHalf(page).getByRole('switch', { name: /^Diet course/ })
    await course.press('Space')
    expect(await course.isChecked()).toBe(false)
    await lightHalf(page).getByText('One short lesson a week').click()
    expect(await course.isChecked()).toBe(true)
  })

  it('toggles a filter chip with Space and removes a chip with its button', async () => {
    const page = await openGallery({ only: 'chips' })
    const chip = lightHalf(page).getByRole('button', { name: 'Breakfast' })
    await chip.press('Space')
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    await lightHalf(page).getByRole('button', { name: 'Remove: Celery' }).press('Enter')
    expect(await lightHalf(page).getByText('Celery').count()).toBe(0)
    expect(await lightHalf(page).getByText('Mushrooms').count()).toBe(1)
  })

  it('chooses a segment with arrow keys, and shows more than five as a select', async () => {
    const page = await openGallery({ only: 'choices' })
    const half = lightHalf(page)
    await half.getByRole('radio', { name: 'Week', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await half.getByRole('radio', { name: 'Month', exact: true }).isChecked()).toBe(true)
    expect(await half.getByRole('group', { name: 'Five periods' }).getByRole('radio').count()).toBe(5)
    expect(await half.getByRole('combobox', { name: 'Six periods' }).locator('option').count()).toBe(6)
  })
})

describe('fields', () => {
  it('clears the search with its button and with Escape, and keeps the focus', async () => {
    const page = await openGallery({ only: 'fields' })
    const search = lightHalf(page).getByRole('searchbox', { name: 'Search meals' })
    await lightHalf(page).getByRole('button', { name: 'Clear' }).click()
    expect(await search.inputValue()).toBe('')
    await page.keyboard.type('soup')
    expect(await search.inputValue()).toBe('soup')
    await page.keyboard.press('Escape')
    expect(await search.inputValue()).toBe('')
  })

  it('lets a read-only value be reached by keyboard, but not changed', async () => {
    const page = await openGallery({ only: 'fields' })
    const field = lightHalf(page).getByRole('textbox', { name: 'Read-only', exact: true })
    await field.focus()
    await page.keyboard.type('x')
    expect(await field.inputValue()).toBe('maja@dayplate.example')
    expect(await field.isEditable()).toBe(false)
  })
})

describe('toasts', () => {
  const showsToast = async (page: Page, name: string) => {
    // From here on, time passes only when the test advances it.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    await lightHalf(page).getByRole('button', { name }).click()
    return page.getByRole('region', { name: 'Notifications' })
  }

  it('undo by keyboard, and then return the focus', async () => {
    const page = await openGallery({ only: 'dialogs,messages' })
    const region = await showsToast(page, 'Show a toast')
    await lightHalf(page).getByRole('button', { name: 'Open full' }).focus()
    await region.getByRole('button', { name: 'Undo' }).press('Enter')
    await lightHalf(page).getByText('Undone 1 times').waitFor()
    expect(await focused(page)).toBe('Open full')
    await page.clock.runFor(500)
    await region.getByRole('button').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Open full')
  })

  it('make their action the next tab stop, and Tab then continues from the previous element', async () => {
    const page = await openGallery({ only: 'messages' })
    const region = await showsToast(page, 'Show a toast')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Undo')
    await page.clock.runFor(6000)
    expect(await region.getByRole('button', { name: 'Undo' }).count()).toBe(1)
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Show a toast')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Show two toasts')
  })

  it('disappear after five seconds, but not while they have the pointer or the focus', async () => {
    const page = await openGallery({ only: 'messages' })
    const region = await showsToast(page, 'Show a toast')
    const undo = region.getByRole('button', { name: 'Undo' })
    await undo.hover()
    await undo.focus()
    await page.clock.runFor(6000)
    await page.mouse.move(5, 5)
    await page.clock.runFor(6000)
    expect(await undo.count()).toBe(1)
    await undo.evaluate((button: HTMLElement) => button.blur())
    await page.clock.runFor(4900)
    expect(await undo.count()).toBe(1)
    await page.clock.runFor(200)
    await undo.waitFor({ state: 'detached' })
  })

  it('catch a double click on Undo, so that nothing under them is pressed', async () => {
    const page = await openGallery({ only: 'messages' })
    const region = await showsToast(page, 'Show a toast')
    const box = await region.getByRole('button', { name: 'Undo' }).boundingBox()
    const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    const isOnToast = () =>
      page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=status]') !== null, place)
    await page.mouse.dblclick(place.x, place.y)
    await lightHalf(page).getByText('Undone 1 times').waitFor()
    expect(await isOnToast()).toBe(true)
    await page.clock.runFor(500)
    await expect.poll(isOnToast).toBe(false)
  })

  it('replace the previous one and are announced', async () => {
    const page = await openGallery({ only: 'messages' })
    const region = await showsToast(page, 'Show two toasts')
    const status = region.getByRole('status')
    await status.getByText('Eggs').waitFor()
    expect(await region.getByText('Bread').count()).toBe(0)
    await page.clock.runFor(5100)
    await status.getByText('Eggs').waitFor({ state: 'detached' })
    expect(await region.getByText('Bread').count()).toBe(0)
  })
})

describe('lists and tables', () => {
  it('scrolls a wide table by keyboard on the narrowest screen', async () => {
    const page = await openGallery({ only: 'tables', viewport: NARROWEST })
    const table = lightHalf(page).getByRole('group', { name: 'Measurements over time' })
    // Not every browser makes a scrollable element a tab stop by itself.
    expect(await table.getAttribute('tabindex')).toBe('0')
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width)
  })

  it('does not make a table that fits a tab stop', async () => {
    const page = await openGallery({ only: 'tables' })
    const table = lightHalf(page).getByRole('group', { name: 'Current measurements' })
    expect(await table.getAttribute('tabindex')).toBeNull()
    expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(['Weight', 'Hip', 'Thigh'])
  })

  it('opens one disclosure of a group at a time', async () => {
    const page = await openGallery({ only: 'lists' })
    const open = lightHalf(page).locator('details[open] summary')
    expect(await open.allInnerTexts()).toEqual(['Can I swap a meal?'])
    await lightHalf(page).locator('summary', { hasText: 'How long does a day plan stay?' }).press('Enter')
    expect(await open.allInnerTexts()).toEqual(['How long does a day plan stay?'])
  })

  it('scrolls to a group by its anchor', async () => {
    const page = await openGallery({ query: '#dark-tables' })
    const group = page.locator('#dark-tables')
    await expect.poll(() => group.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(16)
  })
})
