import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { openPage, type PageLook } from './pages-visit.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/** The calls of the page and of the menu above it, which query the same user. */
const PERSON_CALLS = /graphql\?q=(?:Settings|UserData)/

const meAnswer = z.object({ data: z.object({ me: z.record(z.string(), z.unknown()) }) })

/** Opens the settings page and waits until it is loaded. */
export async function openSettings(browser: Browser, address: string, look: PageLook): Promise<Page> {
  const page = await openPage(browser, address, look)
  await page.goto('/settings')
  await settled(page)
  return page
}

export const settled = (page: Page): Promise<void> =>
  page.locator('main h2', { hasText: /^(Your data|Twoje dane)$/ }).waitFor()

/** Changes fields of the user in every answer of the gateway. */
export async function sayOfPerson(page: Page, change: object): Promise<void> {
  await page.route(PERSON_CALLS, async (route) => {
    const response = await route.fetch()
    const answer = meAnswer.parse(await response.json())
    await route.fulfill({ response, json: { data: { me: { ...answer.data.me, ...change } } } })
  })
}

/** The card of the page with this heading. */
export const cardOf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

export const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) })

/** The stored values, queried without the page, because a reload could abort a change that is being sent. */
export async function keptOf(address: string, token: string | null, fields: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token ?? '' },
    body: JSON.stringify({ query: `{ me { ${fields} } }` }),
  })
  return meAnswer.parse(await response.json()).data.me
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await settled(page)
}
