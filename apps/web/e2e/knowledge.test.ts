/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { articles } from '@dayplate/catalogue/articles'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { watchLayoutShifts } from './layout-shifts.ts'
import { openPage, titleOf } from './pages-visit.ts'
import { sessionsOf } from './routes-viewers.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const PAGE_SIZE = 9
const pinned = articles.en.find(({ isPinned }) => isPinned)
const paying = articles.en.find(({ reveal }) => reveal === 'paying')
const free = articles.en.find(({ reveal }) => reveal === 'free')

const cards = (page: Page) => page.locator('main article')
const titles = (page: Page) => page.locator('main article h2').allInnerTexts()
const unbound = (text: string): string => text.replaceAll('\u00A0', ' ')

const askedCategory = z
  .object({ variables: z.object({ categoryIdentifier: z.string().nullable() }) })
  .transform(({ variables }) => variables.categoryIdentifier)

/** The list that a tag manager would read. */
const trackedOn = (page: Page): Promise<unknown> => page.evaluate((): unknown => Reflect.get(window, 'dataLayer'))

/** The gateway's answer to a page of the feed, with other articles. */
const answer = (change: object) => ({ json: { data: change } })

async function openFeed(category = 'all', look: Parameters<typeof openPage>[2] = {}): Promise<Page> {
  const page = await openPage(browser, address, look)
  await page.goto(`/knowledge/${category}`)
  return page
}

describe('the feed', () => {
  it('begins with the pinned article, and shows nine until the user scrolls to its end', async () => {
    const page = await openFeed()
    await cards(page).first().waitFor()
    expect(unbound((await titles(page))[0] ?? '')).toBe(pinned?.title)
    expect(await cards(page).count()).toBe(PAGE_SIZE)
    const shifts = await watchLayoutShifts(page)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 100)
        return cards(page).count()
      })
      .toBeGreaterThan(PAGE_SIZE)
    expect(new Set(await titles(page)).size).toBe(await cards(page).count())
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
  })

  it('loads the next page by its button, until all are shown', async () => {
    const page = await openFeed()
    const more = page.getByRole('button', { name: 'Load more articles' })
    await more.waitFor()
    while (await more.isVisible()) {
      const before = await cards(page).count()
      await more.press('Enter')
      await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
    }
    expect(await cards(page).count()).toBe(articles.en.length)
  })

  it('cuts teasers at 70 characters after a whole word', async () => {
    const page = await openFeed()
    await cards(page).first().waitFor()
    for (const teaser of await page.locator('main article p').allInnerTexts()) {
      expect(teaser.length).toBeLessThanOrEqual(70)
      const [words = ''] = unbound(teaser).split('…')
      expect(articles.en.some((article) => unbound(article.teaser).startsWith(words))).toBe(true)
    }
  })

  it.each([
    [1280, 3],
    [992, 3],
    [991, 2],
    [500, 2],
    [499, 1],
  ])('has at a width of %i px %i columns', async (width, columns) => {
    const page = await openFeed('all', { viewport: { width, height: 800 } })
    await cards(page).first().waitFor()
    const left = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(left).size).toBe(columns)
  })

  it('is read in its order: no card is above an earlier one', async () => {
    const page = await openFeed('all', { viewport: { width: 1280, height: 800 } })
    await cards(page).first().waitFor()
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })

  it('opens the other categories without a call, because their first pages were fetched', async () => {
    const page = await openPage(browser, address)
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('?q=Articles')) asked.push(askedCategory.parse(request.postDataJSON()))
    })
    await page.goto('/knowledge/tips')
    await expect.poll(() => new Set(asked)).toEqual(new Set(['diet', 'tips', 'workouts', null]))
    expect(asked[0]).toBe('tips')
    await page.getByRole('link', { name: 'Workouts', exact: true }).click()
    await page.waitForURL('**/knowledge/workouts')
    await expect.poll(() => page.title()).toBe('Workouts · Knowledge · Dayplate')
    await cards(page).first().waitFor()
    const own = articles.en.filter(({ category }) => category === 'workouts').map(({ title }) => title)
    expect((await titles(page)).map(unbound).toSorted()).toEqual(own.toSorted())
    expect(asked).toHaveLength(4)
  })

  it('says so when a category is empty', async () => {
    const page = await openPage(browser, address)
    const articlePagination = { __typename: 'ArticlePagination', pageCount: 0, articlesCount: 0 }
    await page.route('**/graphql?q=Articles', (route) => route.fulfill(answer({ article: [], articlePagination })))
    await page.goto('/knowledge/diet')
    await page.getByRole('heading', { name: 'There are no articles here yet.' }).waitFor()
    await page.getByRole('link', { name: 'See all articles' }).click()
    await page.waitForURL('**/knowledge/all')
    expect(await cards(page).count()).toBe(0)
  })

  it('shows a failure in its place, and loads again when asked to', async () => {
    const page = await openPage(browser, address)
    await page.route('**/graphql?q=Articles', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await page.goto('/knowledge/all')
    await page.getByRole('button', { name: 'Try again' }).click()
    await cards(page).first().waitFor()
    expect(page.url()).toBe(`${address}/knowledge/all`)
  })

  it('finds its place again on the way back from an article', async () => {
    const page = await openFeed('all', { viewport: { width: 390, height: 844 } })
    const grow = async () => {
      await cards(page).last().scrollIntoViewIfNeeded()
      return cards(page).count()
    }
    await expect.poll(grow).toBeGreaterThan(2 * PAGE_SIZE + 4)
    const card = cards(page).nth(2 * PAGE_SIZE + 4)
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await card.getByRole('link').click()
    await page.waitForURL('**/knowledge/article/*')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    expect(await card.isVisible()).toBe(true)
  })
})

describe('an article', () => {
  it('opens from its card, and is told to the tag manager by its category', async () => {
    const page = await openFeed('workouts')
    const link = cards(page).first().getByRole('link')
    const title = await link.innerText()
    await link.click()
    await page.waitForURL(/\/knowledge\/article\/\d+-[a-z0-9-]+$/)
    await expect.poll(() => titleOf(page)).toBe(title)
    expect(unbound(await page.title())).toBe(`${unbound(title)} · Dayplate`)
    const code = { event: 'article_category', articleCategory: 4 }
    expect(await trackedOn(page)).toEqual([code, code])
    await page.getByText('Dayplate kitchen desk').waitFor()
  })

  it('is not told to anyone by people who do not want to be tracked', async () => {
    const page = await openPage(browser, address)
    await page.goto('/block-cookies')
    await page.waitForURL('**/home')
    await page.goto('/knowledge/diet')
    await cards(page).first().waitFor()
    expect(await trackedOn(page)).toBeUndefined()
  })

  it('opens by its number whatever words follow, and names its address', async () => {
    const page = await openPage(browser, address)
    await page.goto(`/knowledge/article/${free?.id}-other-words`)
    await expect.poll(async () => unbound(await titleOf(page))).toBe(free?.title)
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toMatch(new RegExp(`/knowledge/article/${free?.id}-${free?.slug}$`))
    await page.getByRole('link', { name: 'Knowledge' }).first().click()
    await page.waitForURL('**/knowledge/all')
    await expect.poll(() => canonical.count()).toBe(0)
  })

  it('opens in the language of its words for a visitor who chose none', async () => {
    const polish = articles.pl.find(({ id }) => id === free?.id)
    const page = await openPage(browser, address)
    await page.goto(`/knowledge/article/${polish?.id}-${polish?.slug}`)
    await expect.poll(async () => unbound(await titleOf(page))).toBe(polish?.title)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl')
  })

  it.each(['/knowledge/article/999999-x', '/knowledge/article/words'])(
    'that does not exist redirects to the error page: %s',
    async (url) => {
      const page = await openPage(browser, address)
      await page.goto('/info')
      await page.locator('h1').waitFor()
      await page.evaluate((to) => history.pushState(null, '', to), url)
      await page.waitForURL('**/error/404')
      expect(await titleOf(page)).toBe('There is nothing on this plate')
    },
  )

  it('has a drawing for each name that the catalogue uses', () => {
    const source = readFileSync(path.join(import.meta.dirname, '../src/features/knowledge/article-icons.tsx'), 'utf8')
    const drawn = new Set([...source.matchAll(/^ {2}\['(?<name>[a-z-]+)'/gm)].map(({ groups }) => groups?.['name']))
    const used = articles.en.flatMap(({ picture }) => (picture.kind === 'icon' ? [picture.icon] : []))
    expect(drawn).toEqual(new Set(used))
  })
})

describe('an article for paying people', () => {
  const url = `/knowledge/article/${paying?.id}-${paying?.slug}`
  const [, heading = 'none'] = /<h2 id="[^"]*">([^<]*)</.exec(paying?.html ?? '') ?? []

  it('shows its text to a subscriber', async () => {
    const page = await openPage(browser, address, { token: await sessions('subscriber', false) })
    await page.goto(url)
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
    expect(await page.getByLabel('Access code').count()).toBe(0)
  })

  it('shows a visitor the lead, and a field for a code that leads on with it', async () => {
    const page = await openPage(browser, address)
    await page.goto(url)
    await page.getByText('The rest of this article is for people with access to Dayplate.').waitFor()
    expect(await page.getByText(paying?.lead.slice(0, 30) ?? 'none').count()).toBe(1)
    expect(await page.getByRole('heading', { level: 2, name: heading, exact: true }).count()).toBe(0)
    await page.getByLabel('Access code').fill('NO-SUCH-CODE')
    await page.getByRole('button', { name: 'Read on with a code' }).click()
    await page.getByText('We don’t recognise this code').waitFor()
    await page.getByLabel('Access code').fill('WELCOME-90')
    await page.getByRole('button', { name: 'Read on with a code' }).click()
    await page.waitForURL('**/aktywacja')
  })

  it('leads a person without access to the page for codes', async () => {
    const page = await openPage(browser, address, { token: await sessions('newcomer', false) })
    await page.goto(url)
    await page.getByRole('link', { name: 'Read on with a code' }).click()
    await page.waitForURL('**/coupon/access-code')
    await expect.poll(() => page.getByLabel('Access code').count()).toBe(1)
  })
})
