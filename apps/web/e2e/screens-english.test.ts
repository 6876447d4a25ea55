import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { budgetsOf, type WeighedScreen } from '../../../tools/bench/bundle/budgets.ts'
import { weighScripts } from '../../../tools/bench/bundle/weigh-screen.ts'
import { findBarriers, findColourBarriers } from './barriers.ts'
import { findMisfits } from './misfits.ts'
import { findMovements } from './movements.ts'
import { isForDevelopers, isServerPage, moreScreens, routeExamples } from './routes.ts'
import { checkItStands, checkLanguage } from './screen-checks.ts'
import { screenVisits } from './screen-visits.ts'
import { DESKTOP, NARROWEST, showPage } from './show-page.ts'

const today = dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)
const examples = routeExamples(today)
const weighed: WeighedScreen[] = []

// The measured bytes must not depend on the load of the machine.
const open = screenVisits({ look: { viewport: DESKTOP }, language: 'en', isSparing: true })

describe.each([...examples, ...moreScreens(today)])('$name ($url as $as) in English', (screen) => {
  const seen = open(screen)

  it('loads with one title, without errors and without policy violations', () => checkItStands(seen()))

  if ('route' in screen)
    it('has scripts, whose bytes are counted', async () => {
      const scripts = await weighScripts(seen().scripts)
      expect(scripts.size).toBeGreaterThan(1)
      weighed.push({ screen, scripts })
    })

  if (screen.landsOn !== undefined) return

  if (!isForDevelopers(screen)) it('shows only English and no text ids', () => checkLanguage(seen(), 'en'))

  if (isServerPage(screen)) return

  it('has no accessibility violations', async () => {
    await showPage(seen().page, {})
    expect(await findBarriers(seen().page)).toEqual([])
  })

  it('has no accessibility violations in the dark theme', async () => {
    await showPage(seen().page, { theme: 'dark' })
    expect(await findColourBarriers(seen().page)).toEqual([])
  })

  it('does not animate with reduced motion', async () => {
    expect(await findMovements(seen().page)).toEqual([])
  })

  it('fits 320 px', async () => {
    await showPage(seen().page, { viewport: NARROWEST })
    expect(await findMisfits(seen().page)).toEqual([])
  })

  it('fits at twice the text size', async () => {
    await showPage(seen().page, { textScale: 2 })
    expect(await findMisfits(seen().page)).toEqual([])
  })

  it('has logged no errors during these tests', () => {
    expect(seen().problems.join('\n')).toBe('')
  })
})

describe('the scripts of every route', () => {
  it('stay within their byte budgets', () => {
    const tooHeavy = budgetsOf(weighed).filter(({ kib, mostKib }) => kib > mostKib)
    const named = tooHeavy.map(({ name, kib, mostKib }) => `${name}: ${kib.toFixed(2)} of ${mostKib} KiB`)
    // As one text, because a report shortens lists.
    expect(named.join('\n')).toBe('')
  })
})
