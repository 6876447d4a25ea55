import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { findBrokenTitleWords, findMisfits } from './misfits.ts'
import { isForDevelopers, moreScreens, routeExamples } from './routes.ts'
import { checkItStands, checkLanguage } from './screen-checks.ts'
import { screenVisits } from './screen-visits.ts'
import { NARROWEST, PHONE, showPage } from './show-page.ts'

const today = dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)

/** Elsewhere a long word may go on in the next line, as the style of titles says. */
const KEEPS_TITLE_WORDS = ['home', 'how-to', 'error-not-found']

// Dark and small where the English visit is light and wide: what only loads so shall fail as well.
const open = screenVisits({ language: 'pl', look: { viewport: PHONE, colorScheme: 'dark' } })

describe.each([...routeExamples(today), ...moreScreens(today)])('$name ($url as $as) in Polish, in dark', (screen) => {
  const seen = open(screen)

  it('stands with one title, without an error and without anything the policy refuses', () => checkItStands(seen()))

  if (screen.landsOn !== undefined || isForDevelopers(screen)) return

  it('speaks Polish alone and shows no key of a text', () => checkLanguage(seen(), 'pl'))

  it('fits 320 px, although its words are longer', async () => {
    await showPage(seen().page, { theme: 'dark', viewport: NARROWEST })
    expect(await findMisfits(seen().page)).toEqual([])
  })

  it('fits letters of twice the size, although its words are longer', async () => {
    await showPage(seen().page, { theme: 'dark', textScale: 2 })
    expect(await findMisfits(seen().page)).toEqual([])
  })

  if (KEEPS_TITLE_WORDS.includes(screen.name))
    it('keeps the words of its title whole in letters of twice the size', async () => {
      await showPage(seen().page, { theme: 'dark', textScale: 2 })
      expect(await findBrokenTitleWords(seen().page)).toEqual([])
    })

  it('has met no error in all of this', () => {
    expect(seen().problems).toEqual([])
  })
})
