/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, galleryVisits, lightHalf, NARROWEST, PHONE, setTextSize } from './gallery-visit.ts'

const openGallery = galleryVisits()

const opener = (page: Page, shape: string): Locator => lightHalf(page).getByRole('button', { name: `Open ${shape}` })

async function openDialog(page: Page, shape: string): Promise<Locator> {
  await opener(page, shape).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const isFocusBehind = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement !== body && activeElement?.closest('dialog') === null
  })

/**
 * The properties that the opening animates, read from the style sheet, because the animation may be over before the test looks.
 */
const animatedProperties = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const name = getComputedStyle(element).animationName
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const frames = rules.flatMap((rule) =>
      rule instanceof CSSKeyframesRule && rule.name === name ? [...rule.cssRules] : [],
    )
    return frames.flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []))
  })

describe('an open dialog', () => {
  it('takes the focus, has its title as its name, and keeps the focus inside', async () => {
    const page = await openGallery({ only: 'dialogs' })
    await openDialog(page, 'centred')
    const dialog = page.getByRole('dialog', { name: 'Measurement of 21 November' })
    expect(await dialog.evaluate((element) => element === document.activeElement)).toBe(true)
    const stops: string[] = []
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusBehind(page)).toBe(false)
      stops.push(await focused(page))
    }
    expect(stops).toEqual(expect.arrayContaining(['Close', 'Delete', 'Save']))
  })

  it('gives the focus to its `initialFocus`', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const dialog = await openDialog(page, 'form')
    const field = dialog.getByLabel('First name')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('makes the page behind inert and stops it from scrolling', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const dialog = await openDialog(page, 'centred')
    const behind = opener(page, 'sheet')
    await behind.focus()
    expect(await behind.evaluate((element) => element === document.activeElement)).toBe(false)
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    await expect.poll(() => dialog.isVisible()).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  it('scrolls long content and keeps its actions visible', async () => {
    const page = await openGallery({ only: 'dialogs', viewport: { width: 390, height: 600 } })
    const dialog = await openDialog(page, 'full')
    const action = await boxOf(dialog.getByRole('button', { name: 'Mark as eaten' }))
    expect(action.y + action.height).toBeLessThanOrEqual(600)
    const last = dialog.getByText('Spring onion')
    await last.scrollIntoViewIfNeeded()
    const row = await boxOf(last)
    expect(row.y + row.height).toBeLessThanOrEqual(action.y)
    expect(await dialog.getByRole('button', { name: 'Close' }).isVisible()).toBe(true)
  })

  it('fits the narrowest screen at twice the text size', async () => {
    const page = await openGallery({ only: 'dialogs', viewport: NARROWEST, query: '?light-dialog=full' })
    await setTextSize(page, '200%')
    const dialog = page.getByRole('dialog')
    const isWithin = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    }
    for (const button of await dialog.getByRole('button').all()) expect(await button.evaluate(isWithin)).toBe(true)
    await dialog.getByText('Spring onion').scrollIntoViewIfNeeded()
    expect(await dialog.getByText('Spring onion').isVisible()).toBe(true)
  })
})

describe('closing a dialog', () => {
  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its close button', (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
    ['a press on the scrim', (page: Page) => page.mouse.click(5, 5)],
    ['the Back of the browser', (page: Page) => page.goBack()],
  ])('works by %s, and returns the focus to the opener', async (_, close) => {
    const page = await openGallery({ only: 'dialogs' })
    const dialog = await openDialog(page, 'centred')
    expect(page.url()).toContain('light-dialog=centred')
    await close(page)
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?only=dialogs')
    expect(await focused(page)).toBe('Open centred')
  })

  it('does not happen when a press started inside the dialog', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const dialog = await openDialog(page, 'centred')
    const text = await boxOf(dialog.getByText('Weight 80.9\u00A0kg'))
    await page.mouse.move(text.x + 5, text.y + 5)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    // A dialog closed by mistake would be gone before this call returns.
    await dialog.getByRole('button', { name: 'Delete' }).click()
    expect(await page.getByRole('alertdialog').isVisible()).toBe(true)
  })

  it('twice in a row goes back only one history entry', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const dialog = await openDialog(page, 'centred')
    await dialog.evaluate((element) => {
      for (let press = 0; press < 2; press += 1) element.dispatchEvent(new Event('cancel', { cancelable: true }))
    })
    await dialog.waitFor({ state: 'detached' })
    await page.goForward()
    await dialog.waitFor()
    expect(new URL(page.url()).pathname).toBe('/gallery')
  })

  it('removes the parameter of a page opened by a link', async () => {
    const page = await openGallery({ only: 'dialogs', query: '?light-dialog=sheet&kept=1#light-dialogs' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/\/gallery\?kept=1&only=dialogs#light-dialogs$/)
  })
})

describe('a question inside a dialog', () => {
  async function ask(page: Page): Promise<Locator> {
    const dialog = await openDialog(page, 'centred')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this measurement?' })
    await question.waitFor()
    return question
  }

  it('needs an answer: a press outside does nothing, Escape means no', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const question = await ask(page)
    await page.mouse.click(5, 5)
    expect(await question.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    expect(await focused(page)).toBe('Delete')
  })

  it('closes with the dialog when yes ends both, and returns the focus to the page', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const question = await ask(page)
    await question.getByRole('button', { name: 'Delete it' }).click()
    await page.locator('dialog').first().waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Open centred')
  })
})

describe('a sheet', () => {
  it('is at the bottom of a phone at full width, with round upper corners', async () => {
    const page = await openGallery({ only: 'dialogs', viewport: PHONE })
    const sheet = await openDialog(page, 'sheet')
    const { x, y, width, height } = await boxOf(sheet)
    expect({ x, width, bottom: y + height }).toEqual({ x: 0, width: PHONE.width, bottom: PHONE.height })
    const corners = await sheet.evaluate((element) => getComputedStyle(element).borderRadius)
    expect(corners).toBe('28px 28px 0px 0px')
  })

  it('is a centred dialog of 560 px on a desktop', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const { x, width } = await boxOf(await openDialog(page, 'sheet'))
    expect({ x, width }).toEqual({ x: 360, width: 560 })
  })

  it('moves up, or only fades if the user prefers reduced motion', async () => {
    const moving = await openGallery({ only: 'dialogs', viewport: PHONE, reducedMotion: 'no-preference' })
    expect(await animatedProperties(await openDialog(moving, 'sheet'))).toEqual(['translate'])
    const still = await openGallery({ only: 'dialogs', viewport: PHONE, reducedMotion: 'reduce' })
    expect(await animatedProperties(await openDialog(still, 'sheet'))).toEqual(['opacity'])
  })
})

describe('a toast while a dialog is open', () => {
  it('appears in the dialog, where its action can be pressed', async () => {
    const page = await openGallery({ only: 'dialogs' })
    const dialog = await openDialog(page, 'centred')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByText('Saved').waitFor({ state: 'detached' })
    expect(await dialog.isVisible()).toBe(true)
  })
})
