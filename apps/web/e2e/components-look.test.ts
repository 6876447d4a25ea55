/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { galleryVisits, lightHalf, NARROWEST, PHONE, setTextSize } from './gallery-visit.ts'

const openGallery = galleryVisits()

describe('the gallery, which has both themes', () => {
  it('has no axe violations', async () => {
    expect(await findBarriers(await openGallery())).toEqual([])
  })

  const dialogs = ['light', 'dark'].flatMap((theme) =>
    ['centred', 'sheet', 'full', 'form'].map((shape) => [theme, shape]),
  )
  it.each(dialogs)('has no axe violations in the %s dialog %s', async (theme, shape) => {
    const page = await openGallery({ only: 'dialogs', viewport: PHONE, query: `?${theme}-dialog=${shape}` })
    await page.getByRole('dialog').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('has no target below 44 px', async () => {
    const page = await openGallery({ viewport: PHONE })
    const missed = await page.evaluate(() => {
      /** Half of 44 px, minus a pixel for rounding. */
      const reach = 21
      const targets = document.querySelectorAll<HTMLElement>(
        'button:enabled, select, summary, label:has(input:enabled)',
      )
      const isHit = (target: HTMLElement, across: number, down: number) => {
        target.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = target.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down)
        return hit !== null && (target.contains(hit) || hit.closest('label, button, summary') === target)
      }
      const isReached = (target: HTMLElement) =>
        [
          [0, reach],
          [0, -reach],
          [reach, 0],
          [-reach, 0],
        ].every(([x = 0, y = 0]) => isHit(target, x, y))
      // Users press the field, not the label above it.
      const pressed = [...targets].filter(
        (target) => !(target instanceof HTMLLabelElement) || target.querySelector('input') !== null,
      )
      return pressed.filter((target) => !isReached(target)).map((target) => target.outerHTML.slice(0, 160))
    })
    expect(missed).toEqual([])
  })

  it.each(['100%', '200%'])('hides nothing on the narrowest screen at %s text size', async (size) => {
    const page = await openGallery({ viewport: NARROWEST })
    await setTextSize(page, size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width)
    const cut = () =>
      page.evaluate(() => {
        const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
        const scrolls = (element: Element) => element.closest('[role=group][tabindex="0"], .visually-hidden') !== null
        const words = [...document.querySelectorAll('main *')].filter((element) => element.childElementCount === 0)
        return words.filter((element) => isBeyond(element) && !scrolls(element)).map((element) => element.outerHTML)
      })
    await expect.poll(cut).toEqual([])
  })
})

describe('forced colours', () => {
  it.each([
    ['a filter chip', (page: Page) => lightHalf(page).getByRole('button', { name: 'Snack' })],
    ['a switch', (page: Page) => lightHalf(page).getByRole('switch', { name: /^Diet course/ })],
    ['the favourite heart', (page: Page) => lightHalf(page).getByRole('button', { name: 'Favourite' })],
  ])('still show whether %s is on', async (_, find) => {
    const page = await openGallery({ forcedColors: 'active' })
    const control = find(page)
    const before = await control.screenshot()
    await control.click()
    await page.mouse.move(0, 0)
    await control.evaluate((element: HTMLElement) => element.blur())
    expect((await control.screenshot()).equals(before)).toBe(false)
  })

  it('show a tick only where a checkbox is checked', async () => {
    const page = await openGallery({ forcedColors: 'active' })
    const tickOf = (label: string) =>
      lightHalf(page)
        .locator('label', { has: page.getByText(label, { exact: true }) })
        .locator('svg')
        .isVisible()
    expect(await tickOf('A checkbox with its label')).toBe(true)
    expect(await tickOf('Not given')).toBe(false)
  })

  it('show the chosen segment and the focused element', async () => {
    const page = await openGallery({ forcedColors: 'active' })
    const groundOf = (word: string) =>
      lightHalf(page)
        .getByText(word, { exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await groundOf('Week')).not.toBe(await groundOf('Month'))
    const fields = ['Default', 'Message'].map((name) => lightHalf(page).getByRole('textbox', { name }))
    for (const field of fields) {
      await field.focus()
      const ring = await field.evaluate((element) => getComputedStyle(element.parentElement ?? element).outline)
      expect(ring).toMatch(/solid 3px/)
    }
  })
})
