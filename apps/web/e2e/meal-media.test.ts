/// <reference lib="dom" />
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { focusedWords, openBlankPage } from './frame-visit.ts'

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

interface Visit {
  readonly look?: BrowserContextOptions
  readonly language?: 'en' | 'pl'
  /** Network information of the browser. */
  readonly effectiveType?: string
  /** Whether the video file is missing. */
  readonly isMissing?: boolean
}

/** Opens the large meals of the gallery's light half: one with an animation, one without. */
async function openMedia({ look = {}, language = 'en', effectiveType = '4g', isMissing = false }: Visit = {}) {
  const page = await openBlankPage(browser, { address, language, look })
  const asked: string[] = []
  const errors: string[] = []
  page.on('request', (request) => void (request.url().includes('/videos/') && asked.push(request.url())))
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => errors.push(error.message))
  if (isMissing) await page.route('**/videos/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: type, saveData: false } })
  }, effectiveType)
  await page.goto(`${address}/gallery/media`)
  const samples = page.locator('#light-media')
  await samples.locator('img').last().waitFor()
  return { page, samples, video: samples.locator('video'), asked, errors }
}

const isPaused = (video: Locator): Promise<boolean> => video.evaluate((element: HTMLVideoElement) => element.paused)
const secondsOf = (video: Locator): Promise<number> =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime)
const policyOf = async (page: Page): Promise<string> =>
  (await page.request.get(`${address}/gallery/media`)).headers()['content-security-policy'] ?? ''

describe('a meal with an animation', () => {
  it('plays silently by itself on a fast connection, over its picture, without moving the layout', async () => {
    const { page, video, errors } = await openMedia()
    expect(
      await video.evaluate(({ muted, playsInline, poster }: HTMLVideoElement) => [muted, playsInline, poster !== '']),
    ).toEqual([true, true, true])
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0.3)
    const box = await video.boundingBox()
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0)
    expect(await policyOf(page)).toContain("media-src 'self'")
    expect(errors).toEqual([])
  })

  it('can be stopped and restarted by keyboard', async () => {
    const { page, samples, video } = await openMedia()
    await expect.poll(() => isPaused(video)).toBe(false)
    await samples.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isPaused(video)).toBe(true)
    expect(await focusedWords(page)).toBe('Play the cooking animation')
    const stoppedAt = await secondsOf(video)
    await page.keyboard.press('Space')
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(stoppedAt)
  })

  it('ends with the served meal and can be replayed', async () => {
    const { samples, video } = await openMedia({ language: 'pl' })
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 6.5
    })
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
    await samples.getByRole('button', { name: 'Odtwórz animację przygotowania' }).click()
    await expect.poll(() => isPaused(video)).toBe(false)
  })

  it('does not play or load for users who prefer reduced motion, until they start it', async () => {
    const { samples, video, asked } = await openMedia({ look: { reducedMotion: 'reduce' } })
    const play = samples.getByRole('button', { name: 'Play the cooking animation' })
    await play.waitFor()
    expect([await isPaused(video), asked]).toEqual([true, []])
    await play.click()
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0)
  })

  it.each(['3g', '2g', 'slow-2g'])('is a picture on %s, and requests no video', async (effectiveType) => {
    const { page, samples, video, asked } = await openMedia({ effectiveType })
    await page.waitForLoadState('networkidle')
    expect([await video.count(), await samples.locator('img').count(), asked]).toEqual([0, 2, []])
  })

  it('shows its picture if the video cannot play, and reports it only in the log', async () => {
    const { samples, video, errors } = await openMedia({ isMissing: true })
    await expect.poll(() => samples.locator('img').count()).toBe(2)
    expect(await video.count()).toBe(0)
    // One report for each theme of the gallery. The browser itself logs that the file is missing.
    await expect.poll(() => errors.filter((error) => error.includes('does not play')).length).toBe(2)
    expect(await samples.getByRole('alert').count()).toBe(0)
  })
})
