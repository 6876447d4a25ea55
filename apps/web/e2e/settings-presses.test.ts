import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { cardOf, DESKTOP, openSettings, PHONE } from './settings-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const PASSWORD = 'plum-and-rye'
const answerSchema = z.object({ data: z.object({ answer: z.object({ token: z.string() }) }) })

async function ask(mutation: string): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { answer: ${mutation} { ... on Token { token } } }` }),
  })
  return answerSchema.parse(await response.json()).data.answer.token
}

const register = (email: string) =>
  ask(`register(request: { email: "${email}", password: "${PASSWORD}", agreementsTermsAndConditions: true })`)

interface SecondPress {
  /** The text of the control that is now at the position of the first press. */
  readonly on: string | undefined
  readonly wentThrough: boolean
}

/** Repeats the next press at the same position, in the first frame after the page shows these words. */
function pressAgainAfter(page: Page, words: string): Promise<SecondPress> {
  return page.evaluate(
    (awaited) =>
      new Promise<SecondPress>((resolve) => {
        let place = { clientX: 0, clientY: 0 }
        addEventListener('click', ({ clientX, clientY }) => (place = { clientX, clientY }), {
          capture: true,
          once: true,
        })
        const press = () => {
          const control = document.elementFromPoint(place.clientX, place.clientY)?.closest('a, button')
          const click = new MouseEvent('click', { ...place, bubbles: true, cancelable: true, detail: 1 })
          resolve({ on: control?.textContent, wentThrough: control?.dispatchEvent(click) ?? true })
        }
        const watch = () => {
          if (document.body.innerText.includes(awaited)) requestAnimationFrame(press)
          else requestAnimationFrame(watch)
        }
        watch()
      }),
    words,
  )
}

const logins = (page: Page) => cardOf(page, 'Your devices').locator('li')

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the second of two quick presses on %s', (_, viewport) => {
  it('does not go to a provider after a new password', async () => {
    const page = await openSettings(browser, address, {
      token: await register(`${randomUUID()}@dayplate.example`),
      viewport,
    })
    await cardOf(page, 'Login methods').getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('New password', { exact: true }).fill('barley-and-thyme')
    const second = pressAgainAfter(page, 'Your new password is saved.')
    await page.getByRole('button', { name: 'Save new password' }).click()
    expect(await second).toEqual({ on: expect.stringMatching(/^Add /), wentThrough: false })
    expect(new URL(page.url()).pathname).toBe('/settings')
  })

  it('does not end a second session', async () => {
    const email = `${randomUUID()}@dayplate.example`
    const token = await register(email)
    for (let device = 0; device < 3; device += 1) await ask(`login(email: "${email}", password: "${PASSWORD}")`)
    const page = await openSettings(browser, address, { token, viewport })
    const second = pressAgainAfter(page, 'Device logged out.')
    await logins(page).nth(1).getByRole('button').click()
    expect(await second).toEqual({ on: expect.stringMatching(/^Log out /), wentThrough: false })
    expect(await logins(page).count()).toBe(3)
    // A press by key is intended, because it activates the focused element.
    await logins(page).nth(1).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => logins(page).count()).toBe(2)
  })
})
