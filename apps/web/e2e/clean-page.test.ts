/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { leavePage, openCleanPage, type ProfileSettings } from './clean-page.ts'

const address = inject('appAddress')
const settings: ProfileSettings = { address, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }

let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** All state of a visit that a later visit in the same profile could find. */
async function tracesOn(page: Page) {
  await page.goto('/terms-of-service')
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => ({
    local: localStorage.getItem('trace'),
    session: sessionStorage.getItem('trace'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    width: innerWidth,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isOnline: navigator.onLine,
  }))
  return { ...inPage, cookies: cookies.map(({ name }) => name), pages: page.context().pages().length }
}

async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('trace', 'left')
    sessionStorage.setItem('trace', 'left')
    document.cookie = 'trace=left'
    await caches.open('trace')
    await new Promise((done) => indexedDB.open('trace').addEventListener('success', done))
  })
  await page.context().newPage()
  await page.setViewportSize({ width: 700, height: 500 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/terms-of-service', (route) => route.abort())
  await page.context().setOffline(true)
}

describe('a clean page', () => {
  it('finds no state of an earlier visit in the same profile', async () => {
    const page = await openCleanPage(browser, settings)
    const untouched = await tracesOn(page)
    const heard: string[] = []
    page.on('request', (request) => heard.push(request.url()))
    await leaveTraces(page)
    await leavePage(page)
    heard.length = 0

    const next = await openCleanPage(browser, { ...settings, stored: { given: 'to-the-next' } })
    expect(next).toBe(page)
    expect(await tracesOn(next)).toEqual(untouched)
    expect(await next.evaluate(() => localStorage.getItem('given'))).toBe('to-the-next')
    expect(heard).toEqual([])
    await leavePage(next)
  })

  it.each([
    ['a script for every document', (page: Page) => page.addInitScript(() => undefined)],
    ['a clock of its own', (page: Page) => page.clock.install()],
  ])('has a new profile after a visit that installed %s', async (_, install) => {
    const page = await openCleanPage(browser, settings)
    await install(page)
    await leavePage(page)
    expect(page.isClosed()).toBe(true)
    const next = await openCleanPage(browser, settings)
    expect(next).not.toBe(page)
    await leavePage(next)
  })
})
