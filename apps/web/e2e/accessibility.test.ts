import { AxeBuilder } from '@axe-core/playwright'
import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Language } from '@dayplate/messages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { openBrowser } from '../../../tools/browser/open-browser.ts'
import { moreScreens, routeExamples, type Screen } from './routes.ts'
import { sessionsOf } from './routes-viewers.ts'
import { visit } from './routes-visit.ts'

/** WCAG 2.2, levels A and AA, and what the checker's makers hold for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const PHONE = { width: 390, height: 844 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

const today = dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)
// The pages the server writes for developers are no screens of the product.
const screens: readonly Screen[] = [...routeExamples(today), ...moreScreens(today)].filter(
  ({ url, landsOn }) => landsOn === undefined && url !== '/gallery/food-pictures',
)

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function open(screen: Screen, language: Language = 'en'): Promise<Page> {
  const token = await sessions(screen.as, screen.endsSession ?? false)
  const { page, problems, close } = await visit(browser, {
    address,
    screen,
    token,
    language,
    look: { viewport: PHONE },
  })
  onTestFinished(close)
  expect(problems).toEqual([])
  return page
}

/** What the checker finds, one line each, with the places. */
async function findBarriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
}

/** Buttons fade from one theme's colours to the other's: nobody reads the colours in between. */
const showTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fades.map(({ finished }) => finished))
  }, theme)

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Words that stick out of a box that hides what sticks out, shortened. A clamped title says so with dots and may. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const ownWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
        const isHidden = overflowX === 'hidden' || overflowX === 'clip'
        const isTiny = element.clientWidth <= 1 || element.clientHeight <= 1
        return (
          ownWords &&
          isHidden &&
          !isTiny &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        )
      })
      .map(({ textContent }) => textContent.slice(0, 40)),
  )

/** Words of the page's title that do not fit on a line and go on in the next. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('h1')?.firstChild
    if (!(text instanceof Text)) return ['no title']
    const isBroken = ({ 0: word, index }: RegExpExecArray) => {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1
    }
    return [...text.data.matchAll(/\S+/g)].filter(isBroken).map(([word]) => word)
  })

/** Animations that move things, which nobody who asked for less motion should see. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      return moved.filter((property) => ['transform', 'translate', 'scale', 'rotate'].includes(property))
    }),
  )

describe.each(screens)('$name ($url as $as)', (screen) => {
  it('has no barrier in either theme, and does not move for those who asked for less motion', async () => {
    const page = await open(screen)
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme)
      expect(await findBarriers(page), theme).toEqual([])
    }
    expect(await movements(page)).toEqual([])
  })

  it('fits 320 px and letters of twice the size', async () => {
    const page = await open(screen)
    await page.setViewportSize(NARROWEST)
    expect(await sidewaysPx(page), 'at 320 px').toBeLessThanOrEqual(0)
    expect(await cutWords(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await doubleText(page)
    expect(await sidewaysPx(page), 'at 200 % text').toBeLessThanOrEqual(0)
    expect(await cutWords(page)).toEqual([])
  })
})

describe('in Polish, whose words are longer', () => {
  it.each(screens.filter(({ url, as }) => as === 'visitor' && ['/home', '/how-to', '/error/404'].includes(url)))(
    '$url fits letters of twice the size',
    async (screen) => {
      const page = await open(screen, 'pl')
      await doubleText(page)
      expect(await brokenWords(page)).toEqual([])
      expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
      expect(await cutWords(page)).toEqual([])
    },
  )
})
