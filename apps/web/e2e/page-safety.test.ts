import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openPage } from './pages-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const HARM = 'Reflect.set(globalThis, "harmed", true)'

/** Markup that would run, restyle the page or navigate away if it were not removed. The text around it must stay. */
const EVIL = [
  `<p>Kept <img src="x" onerror='${HARM}'> words</p>`,
  `<script>${HARM}</script>`,
  `<h2 id="part" onclick='${HARM}'>A part</h2>`,
  `<p><a href="javascript:${HARM}">script</a> <a href="//example.com">elsewhere</a> <a href="/how-to">ours</a></p>`,
  `<svg><animate onbegin='${HARM}' attributeName=x dur=1s></svg><math><mtext></p><style><img src=x onerror='${HARM}'>`,
  `<iframe srcdoc="<script>parent.${HARM}</script>"></iframe><form action="https://example.com"><input name=x></form>`,
  `<p style="position:fixed;inset:0">dressed</p><style>body { display: none }</style>`,
].join('\n')

const evilText = (identifier: string) => ({
  __typename: 'Content',
  identifier,
  title: `<img src=x onerror='${HARM}'>`,
  changedOn: '2026-11-23',
  content: { __typename: 'ContentText', markdown: `Kept words\n\n## <img src=x onerror='${HARM}'>`, html: EVIL },
})

/** Removes the page's policy, so that only the sanitiser protects the page. */
async function openWithEvil(url: string, policy: string): Promise<Page> {
  const page = await openPage(browser, address)
  await page.route(`${address}${url}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  for (const query of ['Content', 'Questions']) {
    await page.route(`**/graphql?q=${query}`, (route) =>
      route.fulfill({ json: { data: { content: evilText('how-to') } } }),
    )
  }
  await page.route('**/graphql?q=TermsOfService', (route) =>
    route.fulfill({
      json: { data: { web: evilText('a'), android: evilText('b'), ios: evilText('c'), huawei: evilText('d') } },
    }),
  )
  await page.goto(url)
  await page.getByText('Kept').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return page
}

/** The directive that makes the browser refuse strings as markup or script. */
const TRUSTED_ONLY =
  "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types dompurify dayplate default"

const isHarmed = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'harmed'))

/** All elements and attributes of the page's text that our texts never contain. */
const leftOver = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((element) => !element.closest('form, button, svg.lucide'))
        .flatMap((element) => [
          ...(/^(script|style|svg|math|iframe|form|input|animate)$/.test(element.localName) ? [element.localName] : []),
          ...[...element.attributes].filter(({ name }) => /^on|^style$|^srcdoc$/.test(name)).map(({ name }) => name),
          ...(element.localName === 'a' ? [element.getAttribute('href')] : []),
        ]),
    )

describe.each(['/how-to', '/contact', '/terms-of-service'])('a manipulated text on %s', (url) => {
  it('runs no script, changes no style and links nowhere else', async () => {
    const page = await openWithEvil(url, "default-src * 'unsafe-inline'")
    for (const summary of await page.locator('summary:visible').all()) await summary.click()
    await page.getByRole('link', { name: 'ours' }).first().waitFor({ state: 'attached' })
    expect(await isHarmed(page)).toBe(false)
    expect(new Set((await leftOver(page)).filter((left) => left !== null))).toEqual(new Set(['/how-to']))
    expect(await page.locator('h1').innerText()).not.toBe('')
  })

  it('has a policy that accepts only trusted markup', async () => {
    const page = await openWithEvil(url, TRUSTED_ONLY)
    expect(await page.getByText('Kept').first().textContent()).toMatch(/Kept\s+words/)
    expect(await isHarmed(page)).toBe(false)
  })
})
