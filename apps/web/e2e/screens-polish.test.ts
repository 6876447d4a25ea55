import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { findBrokenTitleWords, findMisfits } from './misfits.ts'
import { isForDevelopers, moreScreens, routeExamples } from './routes.ts'
import { checkItStands, checkLanguage } from './screen-checks.ts'
import { screenVisits } from './screen-visits.ts'
import { NARROWEST, PHONE, showPage } from './show-page.ts'

const today = dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)

/** Screens whose titles must not break words. On others the style of titles allows it. */
const KEEPS_TITLE_WORDS = ['home', 'how-to', 'error-not-found']

// Dark and narrow, while the English visit is light and wide, so that failures of either look are found.
const open = screenVisits({ language: 'pl', look: { viewport: PHONE, colorScheme: 'dark' } })

describe.each([...routeExamples(today), ...moreScreens(today)])(
  '$name ($url as $as) in Polish, in the dark theme',
  (screen) => {
    const seen = open(screen)

    it('loads with one title, without errors and without policy violations', () => checkItStands(seen()))

    if (screen.landsOn !== undefined || isForDevelopers(screen)) return

    it('shows only Polish and no text ids', () => checkLanguage(seen(), 'pl'))

    it('fits 320 px, although its words are longer', async () => {
      await showPage(seen().page, { theme: 'dark', viewport: NARROWEST })
      expect(await findMisfits(seen().page)).toEqual([])
    })

    it('fits at twice the text size, although its words are longer', async () => {
      await showPage(seen().page, { theme: 'dark', textScale: 2 })
      expect(await findMisfits(seen().page)).toEqual([])
    })

    if (KEEPS_TITLE_WORDS.includes(screen.name))
      it('does not break words of its title at twice the text size', async () => {
        await showPage(seen().page, { theme: 'dark', textScale: 2 })
        expect(await findBrokenTitleWords(seen().page)).toEqual([])
      })

    it('has logged no errors during these tests', () => {
      expect(seen().problems.join('\n')).toBe('')
    })
  },
)
