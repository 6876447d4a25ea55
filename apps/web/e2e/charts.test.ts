import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { expectNoSidewaysScroll, type GalleryLook, openGallery } from './open-gallery.ts'

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
  const gallery = await openGallery(browser, address, { ...look, only: 'charts' })
  opened.push(gallery)
  return { page: gallery.page, light: gallery.page.getByRole('region', { name: 'light' }) }
}

const chart = (light: Locator, name: RegExp) => light.getByRole('img', { name })
const frameOf = (light: Locator, name: RegExp) =>
  light.locator('figure', { has: light.page().getByRole('img', { name }) })

describe('a chart for users who cannot see it', () => {
  it('has a text alternative', async () => {
    const { light } = await open()
    const gists = await light.locator('svg[role="img"]').evaluateAll((charts) => charts.map((each) => each.ariaLabel))
    expect(gists).toEqual(
      expect.arrayContaining([
        'Weight: 84.2\u00A0kg on 23 October 2026, 80.9\u00A0kg on 21 November 2026. Goal 78.0\u00A0kg.',
        'Waist: 88.0\u00A0kg on 23 October 2026.',
        'Water: goal reached on 4 of 7 days.',
        'Water today: 1500\u00A0ml of 2000\u00A0ml, 75%',
      ]),
    )
  })

  it('lists its values in a table, newest first, including gaps', async () => {
    const { light } = await open()
    const hip = frameOf(light, /^Hip:/)
    await hip.getByText('Show as a table').click()
    const rows = await hip.getByRole('row').allInnerTexts()
    expect(rows).toHaveLength(8)
    expect(rows[1]).toMatch(/16 Nov 2026\s+101\.0\u00A0kg/)
    expect(rows[3]).toMatch(/no value/)
    const water = frameOf(light, /^Water:/)
    await water.getByText('Show as a table').press('Enter')
    expect(await water.getByRole('row').nth(1).innerText()).toMatch(/1500\u00A0ml\s+below the goal/)
  })

  it('can be read value by value with the arrow keys, as one tab stop', async () => {
    const { page, light } = await open()
    const reader = light.getByRole('slider', { name: 'Weight, day by day' })
    await reader.focus()
    expect(await reader.getAttribute('aria-valuetext')).toBe('21 Nov: 80.9\u00A0kg')
    await page.keyboard.press('ArrowLeft')
    expect(await reader.getAttribute('aria-valuetext')).toBe('19 Nov: 81.2\u00A0kg')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    expect(await reader.getAttribute('aria-valuetext')).toBe('23 Oct: 84.2\u00A0kg')
    await chart(light, /^Weight:/)
      .getByText('23 Oct: 84.2\u00A0kg')
      .waitFor()
    await page.keyboard.press('Tab')
    expect(
      await chart(light, /^Weight:/)
        .getByText('23 Oct: 84.2\u00A0kg')
        .count(),
    ).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  })

  it('shows the value under the pointer', async () => {
    const { light } = await open()
    const reader = light.getByRole('slider', { name: 'Water, day by day' })
    await reader.scrollIntoViewIfNeeded()
    const box = await reader.boundingBox()
    await reader.hover({ position: { x: (box?.width ?? 0) - 20, y: 60 } })
    await chart(light, /^Water:/)
      .getByText('29 Oct: 1500\u00A0ml')
      .waitFor()
    expect(await reader.getAttribute('aria-valuetext')).toBe('29 Oct: 1500\u00A0ml, below the goal')
  })

  it('is in Polish, with Polish numbers and dates', async () => {
    const { light } = await open({ language: 'pl' })
    const gists = await light.locator('svg[role="img"]').evaluateAll((charts) => charts.map((each) => each.ariaLabel))
    expect(gists).toEqual(
      expect.arrayContaining([
        'Weight: 84,2\u00A0kg (23 października 2026), 80,9\u00A0kg (21 listopada 2026). Cel 78,0\u00A0kg.',
        'Water: cel osiągnięty w\u00A04 z\u00A07\u00A0dni.',
      ]),
    )
    expect(await light.getByText('z 2000\u00A0ml').count()).toBe(3)
  })
})

describe('the picture of a chart', () => {
  it('has 5 grid lines, at most 6 days for a line and at most 7 for bars', async () => {
    const { light } = await open()
    const words = async (name: RegExp) => chart(light, name).locator('text').allTextContents()
    const weight = await words(/^Weight:/)
    expect(weight.slice(0, 5)).toEqual(['77', '79', '81', '83', '85'])
    expect(weight.filter((word) => /^\d+ (Oct|Nov)$/.test(word))).toHaveLength(6)
    expect((await words(/^Water:/)).filter((word) => /^[A-Z][a-z]{2}$/.test(word))).toHaveLength(7)
    expect(
      (await words(/^Water in a month:/)).filter((word) => /^\d+ (Oct|Nov)$/.test(word)).length,
    ).toBeLessThanOrEqual(7)
  })

  it('draws the donut as value / goal × 553, and full beyond the goal', async () => {
    const { light } = await open()
    const dashes = await light
      .locator('circle[stroke-dasharray]')
      .evaluateAll((circles) => circles.map((circle) => circle.getAttribute('stroke-dasharray')))
    expect(dashes).toEqual(['414.75 553', '553 553'])
  })

  it('shows the caller’s text when there are no values', async () => {
    const { light } = await open()
    await light.getByText('There are no measurements in this period').waitFor()
    expect(await chart(light, /NaN|undefined/).count()).toBe(0)
  })

  it('fills its container from 280 px on, and keeps its labels inside', async () => {
    for (const width of [312, 390, 1280]) {
      const { page, light } = await open({ viewport: { width, height: 800 } })
      await expectNoSidewaysScroll(page)
      const room = await chart(light, /^Weight:/).boundingBox()
      const words = await chart(light, /^Weight:/)
        .locator('text')
        .all()
      for (const word of words) {
        const box = await word.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual((room?.x ?? 0) - 1)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1)
      }
    }
  })

  it('has its size before it is drawn, so that nothing moves', async () => {
    const { light } = await open()
    const heights = await frameOf(light, /^Weight:/).evaluate((figure) => {
      const drawn = figure.getBoundingClientRect().height
      figure.querySelector('svg')?.remove()
      return { drawn, empty: figure.getBoundingClientRect().height }
    })
    expect(heights.empty).toBe(heights.drawn)
    expect(heights.empty).toBeGreaterThan(170)
  })

  it('is black on paper', async () => {
    const { page, light } = await open()
    await page.emulateMedia({ media: 'print' })
    const line = chart(light, /^Weight:/)
      .locator('path')
      .nth(1)
    expect(await line.evaluate((path) => getComputedStyle(path).stroke)).toBe('rgb(0, 0, 0)')
    const bar = chart(light, /^Water:/)
      .locator('rect')
      .nth(1)
    expect(await bar.evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(0, 0, 0)')
  })

  it('is visible in forced colours', async () => {
    const { page, light } = await open({ forcedColors: 'active' })
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const line = chart(light, /^Weight:/)
      .locator('path')
      .nth(1)
    expect(await line.evaluate((path) => getComputedStyle(path).stroke)).not.toBe(ground)
    const bar = chart(light, /^Water:/)
      .locator('rect')
      .nth(1)
    expect(await bar.evaluate((rect) => getComputedStyle(rect).fill)).not.toBe(ground)
  })
})

describe('accessibility', () => {
  it('has no axe violations in both themes', async () => {
    const { page } = await open()
    expect(await findBarriers(page, 'figure')).toEqual([])
  })

  it('needs no horizontal scrolling at twice the text size, on 320 px', async () => {
    const { page, light } = await open({ viewport: { width: 320, height: 800 }, textScale: 2 })
    await chart(light, /^Weight:/).waitFor()
    const edges = await page
      .locator('figure')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().left + figure.scrollWidth))
    expect(Math.max(...edges)).toBeLessThanOrEqual(320)
  })
})
