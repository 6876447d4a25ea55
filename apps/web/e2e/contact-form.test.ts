import { MESSAGE_MAX_LENGTH } from '@dayplate/rules/contact'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { openPage, type PageLook } from './pages-visit.ts'
import { sessionsOf } from './routes-viewers.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** How long the app waits before it shows an error page (specification, section 9), in milliseconds. */
const ERROR_PAGE_DELAY_MS = 4000

const CONTACT_CALL = '**/graphql?m=Contact'

async function openContact(look?: PageLook): Promise<Page> {
  const page = await openPage(browser, address, look)
  await page.goto('/contact')
  await page.locator('form').waitFor()
  return page
}

const TYPED = { Name: 'Ada', 'E-mail': 'ada@example.com', Message: 'Is there\na soup?' }

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(TYPED)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Topic').selectOption('technical')
}

const valuesOf = (page: Page) =>
  Promise.all(['Name', 'E-mail', 'Topic', 'Message'].map((label) => page.getByLabel(label).inputValue()))

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your message' })

describe('the questions on the contact page', () => {
  it('are above the form and open by keyboard', async () => {
    const page = await openContact()
    expect(
      await page.locator('main :is(h2, form)').evaluateAll((all) => all.map(({ localName }) => localName)),
    ).toEqual(['h2', 'h2', 'form'])
    expect(await page.locator('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(8)
    const answer = page.getByText('no day is planned below 1200 kcal for women')
    expect(await answer.count()).toBe(0)
    await page.locator('summary', { hasText: 'below a certain energy' }).focus()
    await page.keyboard.press('Enter')
    await answer.waitFor()
  })

  it('may be missing, and the form still works', async () => {
    const page = await openPage(browser, address)
    await page.clock.install()
    await page.route('**/graphql?q=Questions', (route) => route.abort())
    await page.goto('/contact')
    await page.getByText('You can still write to us').waitFor()
    await page.clock.runFor(2 * ERROR_PAGE_DELAY_MS)
    expect(new URL(page.url()).pathname).toBe('/contact')
    expect(await send(page).isEnabled()).toBe(true)
    await page.unroute('**/graphql?q=Questions')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('summary', { hasText: 'How much protein' }).waitFor()
  })
})

describe('the contact form', () => {
  it('shows an error at each empty field and moves to the first', async () => {
    const page = await openContact()
    await send(page).click()
    await page.getByText('Choose a topic for your message').waitFor()
    expect(await page.getByText('Value is required.').count()).toBe(3)
    await page.locator('input[name=name]:focus').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByLabel('E-mail').fill('abc')
    await page.getByText('Please enter a valid e-mail address').waitFor()
  })

  it('says that a message is too long instead of cutting it, and sends it once it is shortened', async () => {
    const page = await openContact()
    await fill(page)
    const long = 'x'.repeat(MESSAGE_MAX_LENGTH + 1)
    await page.getByLabel('Message').fill('')
    await page.getByLabel('Message').focus()
    await page.keyboard.insertText(long)
    await send(page).click()
    await page.getByText('Shorten this text').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe(long)
    await page.getByLabel('Message').press('Backspace')
    await send(page).click()
    await thanks(page).waitFor()
  })

  it('offers four topics in the language of the reader', async () => {
    const page = await openContact({ locale: 'pl-PL' })
    const options = page.getByLabel('Temat').locator('option:not([hidden])')
    expect(await options.allInnerTexts()).toEqual([
      'Dieta',
      'Problem techniczny',
      'Płatność lub zamówienie',
      'Inny temat',
    ])
    expect(await page.getByLabel('Temat').inputValue()).toBe('')
  })

  it('fills in the name and address of a logged-in user', async () => {
    const page = await openContact({ token: await sessions('subscriber', false) })
    expect((await valuesOf(page)).slice(0, 2)).toEqual(['Maja', 'maja@dayplate.example'])
  })

  it('sends once, however often the button is pressed, and says thank you', async () => {
    const page = await openContact()
    await fill(page)
    let calls = 0
    const answered = Promise.withResolvers<void>()
    await page.route(CONTACT_CALL, async (route) => {
      calls += 1
      await answered.promise
      await route.continue()
    })
    await send(page).dblclick()
    await page.locator('button[aria-busy=true]').waitFor()
    await page.keyboard.press('Enter')
    answered.resolve()
    await thanks(page).waitFor()
    expect(calls).toBe(1)
    await page.locator('h2:focus').waitFor()
    await page.getByText('We’ve received it and will reply to ada@example.com').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Write another message' }).click()
    expect(await page.getByLabel('Message').inputValue()).toBe('')
  })

  it('keeps the typed text when the connection is lost, and sends it when it is back', async () => {
    const page = await openContact()
    await fill(page)
    await page.context().setOffline(true)
    await send(page).click()
    await page.getByText('Failed to send email.').waitFor()
    expect(await valuesOf(page)).toEqual(['Ada', 'ada@example.com', 'technical', TYPED.Message])
    await page.context().setOffline(false)
    await send(page).click()
    await thanks(page).waitFor()
  })

  it('says that the message could not be stored', async () => {
    const page = await openContact({ locale: 'pl-PL' })
    await page.route(CONTACT_CALL, (route) =>
      route.fulfill({ json: { data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] } }),
    )
    await page.getByLabel('Imię').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByLabel('Temat').selectOption('other')
    await page.getByLabel('Wiadomość').fill('Czy jest zupa?')
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
    await page.getByText('Nie udało się wysłać wiadomości.').waitFor()
    expect(await page.getByLabel('Wiadomość').inputValue()).toBe('Czy jest zupa?')
  })

  it('says politely that there were too many attempts', async () => {
    const page = await openContact()
    await fill(page)
    const contact = { __typename: 'ValidationException', code: 400, messages: ['contact/too-many'], details: [] }
    await page.route(CONTACT_CALL, (route) => route.fulfill({ json: { data: { contact } } }))
    await send(page).click()
    await page.getByText('please wait an hour before the next one').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe(TYPED.Message)
  })
})

describe('unsubscribing from the newsletter', () => {
  it('needs an address, shows that it is sending, and confirms it', async () => {
    const page = await openPage(browser, address)
    await page.goto('/unsubscribe')
    const button = page.getByRole('button', { name: 'Unsubscribe' })
    await button.click()
    await page.getByText('Value is required.').waitFor()
    await page.getByLabel('E-mail').fill('abc')
    await page.getByText('Please enter a valid e-mail address').waitFor()
    await page.getByLabel('E-mail').fill('nobody@example.com')
    const answered = Promise.withResolvers<void>()
    await page.route('**/graphql?m=NewsletterUnsubscribe', async (route) => {
      await answered.promise
      await route.continue()
    })
    await button.click()
    await page.locator('button[aria-busy=true]').waitFor()
    answered.resolve()
    await page
      .getByRole('status')
      .filter({ hasText: 'We won’t send the newsletter to this address any more' })
      .waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('')
  })

  it.each([
    ['too many tries', { json: { data: { newsletter: { unsubscribe: { code: 429 } } } } }, 'Try again in an hour'],
    ['a failure', { status: 500, body: '{}' }, 'We couldn’t unsubscribe you. Please try again.'],
  ])('reports %s and keeps the typed address', async (_, answer, words) => {
    const page = await openPage(browser, address)
    await page.goto('/unsubscribe')
    await page.route('**/graphql?m=NewsletterUnsubscribe', (route) => route.fulfill(answer))
    await page.getByLabel('E-mail').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByText(words).waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody@example.com')
  })
})
