import path from 'node:path'
import { createTranslator, loadAllTexts, type Language, type Translate } from '@dayplate/messages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { DAY, SET_EATEN } from '../../server/test/tools/documents.ts'
import { subscribersOf } from '../../server/test/tools/subscribers.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { openPageForTest } from './page-for-test.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')
export const [EVERYDAY, CHRISTMAS_EVE] = ['2026-12-22', '2026-12-24']

export interface Reader {
  readonly page: Page
  readonly token: string
  readonly t: Translate
  readonly errors: readonly string[]
}

export type Look = {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly language: Language
}

export interface ChangeDayVisits {
  readonly server: TestServer
  readonly address: string
  /** Opens a browser, with the server's clock, for a subscriber whose plan excludes fish. */
  openReader(look: Look): Promise<Reader>
  openDay(reader: Reader, search?: string, date?: string): Promise<void>
  /** Marks the first meal of a day as eaten, like a second tab. */
  eatFirst(token: string, date: string): Promise<void>
  close(): Promise<void>
}

const eatenDay = z.object({
  dailyDietPlan: z.object({ setId: z.string(), events: z.array(z.object({ id: z.string(), key: z.string() })) }),
})

/** Starts a server on 22 December, with subscribers whose days can be replaced, including Christmas. */
export async function startChangeDayVisits(): Promise<ChangeDayVisits> {
  const server = await startTestServer(WEB_FOLDER)
  const address = await server.listen()
  const browser = await shareBrowser()
  const people = await subscribersOf(server)

  async function newSubscriber(): Promise<string> {
    server.clock.moveTo('2026-12-20T11:00:00Z')
    const token = await people.newPerson()
    const exclusions = { allergens: ['fish'], foodIds: [] }
    await people.generate(token, { startDate: '2026-12-21', exclusions })
    await server.client.call('mutation Seen { me { introductionSeen { code } } }', { token })
    server.clock.moveTo('2026-12-22T11:00:00Z')
    return token
  }

  async function openReader({ viewport, language }: Look): Promise<Reader> {
    const token = await newSubscriber()
    const page = await openPageForTest(browser, {
      address,
      stored: { token, locale: language },
      viewport,
      timezoneId: 'Europe/Warsaw',
      reducedMotion: 'reduce',
      now: server.clock.now(),
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    const { t } = createTranslator({
      language,
      catalogue: await loadAllTexts(language),
      onMissing: (id) => expect.fail(id),
    })
    return { page, token, t, errors }
  }

  async function openDay(reader: Reader, search = '', date = EVERYDAY): Promise<void> {
    await reader.page.goto(`${address}/day-plan/${date}${search}`)
  }

  async function eatFirst(token: string, date: string): Promise<void> {
    const { data } = await server.client.call(DAY, { token, variables: { date } })
    const { setId, events } = eatenDay.parse(data).dailyDietPlan
    const [first] = events
    const variables = { date, setId, mealId: first?.id, mealKey: first?.key, eaten: true }
    await server.client.call(SET_EATEN, { token, variables })
  }

  async function close(): Promise<void> {
    await leaveBrowser(browser)
    await server.close()
  }

  return { server, address, openReader, openDay, eatFirst, close }
}
