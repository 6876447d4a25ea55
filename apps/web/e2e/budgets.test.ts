import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { budgetsOf, type WeighedScreen } from '../../../tools/bench/bundle/budgets.ts'
import { weighScreen } from '../../../tools/bench/bundle/weigh-screen.ts'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { openBrowser } from '../../../tools/browser/open-browser.ts'
import { routeExamples } from './routes.ts'
import { sessionsOf } from './routes-viewers.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the scripts of every screen', () => {
  const weighed: WeighedScreen[] = []

  it.each(routeExamples(dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)))('$name is weighed', async (screen) => {
    const token = await sessions(screen.as, screen.endsSession ?? false)
    const scripts = await weighScreen(browser, { address, screen, token })
    expect(scripts.size).toBeGreaterThan(1)
    weighed.push({ screen, scripts })
  })

  it('stay inside their budgets of bytes', () => {
    const tooHeavy = budgetsOf(weighed).filter(({ kib, mostKib }) => kib > mostKib)
    expect(tooHeavy.map(({ name, kib, mostKib }) => `${name}: ${kib.toFixed(1)} of ${mostKib} KiB`)).toEqual([])
  })
})
