/// <reference lib="dom" />
import { meals } from '@dayplate/catalogue'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers, findColourBarriers } from './barriers.ts'
import { DESKTOP, NARROWEST, PHONE } from './frame-visit.ts'
import { watchLayoutShifts } from './layout-shifts.ts'
import {
  cardOf,
  dialogOf,
  isCall,
  openReplaceable,
  openFoods,
  openMeal,
  rewriteAnswers,
  startMealVisits,
  type MealVisits,
} from './meal-visit.ts'

let visits: MealVisits
beforeAll(async () => {
  visits = await startMealVisits()
})
afterAll(() => visits.close())

const VIDEO = '/videos/today/barszcz-with-white-beans.webm'

/** Network information of the browser. */
const tellConnection = (page: Page, connection: { readonly effectiveType: string; readonly saveData: boolean }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)

/** The positions of all elements in the dialog. They are compared, because browsers count no layout shifts in a dialog. */
async function standing(page: Page) {
  const parts = await dialogOf(page).evaluateHandle((dialog) => [
    ...dialog.querySelectorAll('nav *, button, img, p, li'),
  ])
  return () =>
    parts.evaluate((all) =>
      all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.textContent, x, y, width, height].join(' ')
      }),
    )
}

/** The scroll position of the open meal, in pixels. */
const scrolled = (page: Page) =>
  dialogOf(page).evaluate((dialog) => Math.max(...[...dialog.querySelectorAll('div')].map((box) => box.scrollTop)))

/** Counts how often the page scrolls one of its boxes from now on. */
async function countScrolls(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const scrolls = { count: 0 }
    Element.prototype.scrollTo = () => {
      scrolls.count += 1
    }
    return scrolls
  })
  return () => counter.evaluate(({ count }) => count)
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('the details of a meal on $size', ({ viewport }) => {
  it('move nothing while they open, even if pictures and dishes arrive late', async () => {
    const { page } = await visits.visit({
      viewport,
      async prepare(opened) {
        // Nothing is preloaded, so that all parts of the meal arrive late.
        await tellConnection(opened, { effectiveType: '4g', saveData: true })
        await opened.route('**/pictures/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          await route.continue().catch(() => {})
        })
        await opened.route('**/graphql**', async (route) => {
          if (isCall(route.request(), 'mealDetails')) await new Promise((resolve) => setTimeout(resolve, 900))
          await route.continue().catch(() => {})
        })
      },
    })
    await page.waitForLoadState('networkidle')
    const shifts = await watchLayoutShifts(page)
    await cardOf(page, 'lunch').click()
    await dialogOf(page).getByRole('status', { name: 'Loading' }).waitFor()
    const placesOf = await standing(page)
    const before = await placesOf()
    await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await placesOf()).toEqual(before)
    expect(await shifts()).toEqual([])
  })

  it('stay mounted until the closing animation ends, and then reset', async () => {
    const { page } = await visits.visit({ viewport })
    await openMeal(page, 'lunch')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await page.clock.runFor(450)
    expect(await page.locator('dialog').count()).toBe(1)
    await page.clock.runFor(100)
    expect(await page.locator('dialog').count()).toBe(0)
  })
})

describe('the details in both themes', () => {
  it('have no accessibility violations', async () => {
    const { page } = await visits.visit({ viewport: PHONE })
    await openReplaceable(page)
    await openFoods(page)
    await page.waitForLoadState('networkidle')
    expect(await findBarriers(page, 'dialog')).toEqual([])
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    expect(await findColourBarriers(page)).toEqual([])
  })
})

describe('the details on the narrowest screen', () => {
  it.each(['en', 'pl'] as const)('stay inside it in %s', async (language) => {
    const { page } = await visits.visit({ viewport: NARROWEST, language })
    const dialog = await openMeal(page, 'lunch')
    const widest = await dialog.evaluate((element) =>
      Math.max(...[...element.querySelectorAll('*:not(img)')].map((part) => part.getBoundingClientRect().right)),
    )
    expect(widest).toBeLessThanOrEqual(NARROWEST.width)
  })
})

describe('beside the text', () => {
  const names = meals.map(({ name }) => name)

  it.each(
    (['en', 'pl'] as const).flatMap((language) =>
      [
        { width: 1024, height: 768 },
        { width: 1280, height: 800 },
        { width: 1600, height: 900 },
      ].map((viewport) => ({ language, viewport, width: viewport.width })),
    ),
  )('keeps the name of the meal clear of the plate, $width px wide in $language', async ({ language, viewport }) => {
    const { page } = await visits.visit({
      viewport,
      language,
      prepare: (opened) =>
        rewriteAnswers(opened, (body) =>
          body
            .replaceAll('"activeMinutes":null', '"activeMinutes":25')
            // Some dishes have a Polish name too, below their title.
            .replaceAll('"localName":null', '"localName":"Schabowy z ziemniakami"'),
        ),
    })
    const dialog = await openMeal(page, 'lunch')
    const plate = dialog.locator('img').first()
    // The dish fills five sixths of the picture.
    const onPlate = await plate.evaluate(async (img, all) => {
      const words = img.closest('div')?.previousElementSibling
      const title = words?.querySelector('p[aria-hidden]')
      const lines = [...(words?.querySelectorAll<Element>('p') ?? [])]
      if (!title || lines.indexOf(title) !== 2) return ['no title below a label of two lines']
      // Letters of all names, because each alphabet has a file of its own, and another font has other widths.
      title.textContent = all.join(' ')
      await document.fonts.ready
      return all.filter((name) => {
        title.textContent = name
        const { top, height } = img.getBoundingClientRect()
        return title.getBoundingClientRect().bottom > top + height / 12
      })
    }, names)
    expect(onPlate).toEqual([])
    const { width } = await plate.evaluate((img) => img.getBoundingClientRect())
    expect(width).toBeGreaterThan(380)
  })
})

describe('a food without a picture', () => {
  it.each([
    {
      why: 'is not drawn',
      prepare: (page: Page) =>
        rewriteAnswers(page, (body) => body.replaceAll(/"imageUrl":"[^"]*"/g, '"imageUrl":null')),
    },
    {
      why: 'does not arrive',
      prepare: (page: Page) => page.route('**/pictures/foods/**', (route) => route.fulfill({ status: 404, body: '' })),
    },
  ])('shows an empty plate when it $why, also in the list of replacements', async ({ prepare }) => {
    const { page } = await visits.visit({ viewport: PHONE, prepare })
    const dialog = await openReplaceable(page)
    await openFoods(page)
    const foods = dialog.getByRole('list', { name: /^Swaps for/ }).getByRole('listitem')
    const ingredients = dialog.getByRole('group', { name: 'Ingredients' }).getByRole('listitem')
    expect(await foods.count()).toBeGreaterThan(0)
    for (const row of [...(await ingredients.all()), ...(await foods.all())]) {
      await row.scrollIntoViewIfNeeded()
      await row.locator('svg circle').first().waitFor()
    }
  })
})

describe('shortly after a meal has opened', () => {
  const moving = { viewport: PHONE, reducedMotion: 'no-preference' } as const

  it.each([
    { size: 'a phone', viewport: PHONE },
    { size: 'a desktop', viewport: DESKTOP },
  ])('$size scrolls down a little to show more content', async ({ viewport }) => {
    const { page } = await visits.visit({ ...moving, viewport })
    await openMeal(page, 'lunch')
    await expect.poll(() => scrolled(page)).toBe(100)
  })

  it('a desktop still shows the tabs of the other meals', async () => {
    const { page } = await visits.visit({ ...moving, viewport: DESKTOP })
    const dialog = await openMeal(page, 'lunch')
    await expect.poll(() => scrolled(page)).toBe(100)
    const standing = await dialog.getByRole('navigation').evaluate((nav) => {
      const { x, y, width, height } = nav.getBoundingClientRect()
      const box = nav.closest('[tabindex="0"]')?.getBoundingClientRect()
      const isUncovered = nav.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      return { isUncovered, above: y - (box?.y ?? 0) }
    })
    // No content of the meal is visible above the tabs.
    expect(standing).toEqual({ isUncovered: true, above: 0 })
    await dialog.getByRole('navigation').getByRole('button', { name: 'Dinner' }).click()
    await dialog.locator('[aria-current=true]', { hasText: 'Dinner' }).waitFor()
  })

  it.each([
    { who: 'a user who has moved the focus', look: moving, first: 'Tab' },
    { who: 'a user who prefers reduced motion', look: { ...moving, reducedMotion: 'reduce' }, first: null },
  ] as const)('the meal is not scrolled for $who', async ({ look, first }) => {
    const { page } = await visits.visit(look)
    // The second time all content is there at once, and high enough to scroll.
    await openMeal(page, 'lunch')
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.clock.install()
    await cardOf(page, 'lunch').click()
    await dialogOf(page).waitFor()
    const timesScrolled = await countScrolls(page)
    if (first !== null) await page.keyboard.press(first)
    await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor()
    await page.clock.fastForward(1_000)
    expect(await timesScrolled()).toBe(0)
  })
})

describe('a meal with a video', () => {
  const withFilm =
    (effectiveType: string, isMissing = false) =>
    async (page: Page) => {
      await tellConnection(page, { effectiveType, saveData: false })
      await rewriteAnswers(page, (body) =>
        body.replaceAll('"preparationVideoUrl":null', `"preparationVideoUrl":"${VIDEO}"`),
      )
      if (isMissing) await page.route('**/videos/**', (route) => route.fulfill({ status: 404, body: '' }))
    }

  it.each([PHONE, DESKTOP])('is a picture until the user starts the video (%o)', async (viewport) => {
    const { page, errors } = await visits.visit({ viewport, prepare: withFilm('4g') })
    const dialog = await openMeal(page, 'dinner')
    expect(await dialog.locator('video').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Watch' }).click()
    const video = dialog.locator('video')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.1)
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(focused).toMatch(/Pause|Play/)
    const reached = await dialog.getByRole('button', { name: /^(Pause|Play)/ }).evaluate((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      const middle = (left + right) / 2
      return [top + 4, bottom - 4].map((y) => button.contains(document.elementFromPoint(middle, y)))
    })
    expect(reached).toEqual([true, true])
    expect(errors).toEqual([])
  })

  it('offers no video on a slow connection', async () => {
    const { page } = await visits.visit({ prepare: withFilm('3g') })
    const dialog = await openMeal(page, 'dinner')
    expect(await dialog.getByRole('button', { name: 'Watch' }).count()).toBe(0)
  })

  it('shows the picture again if the video cannot play, and reports it only in the log', async () => {
    const { page, errors } = await visits.visit({ prepare: withFilm('4g', true) })
    const dialog = await openMeal(page, 'dinner')
    await dialog.getByRole('button', { name: 'Watch' }).click()
    await expect.poll(() => errors.some((error) => error.includes('does not play'))).toBe(true)
    expect(await dialog.locator('video').count()).toBe(0)
    expect(await dialog.getByRole('alert').count()).toBe(0)
  })
})
