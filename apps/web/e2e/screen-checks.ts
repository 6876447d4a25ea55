import type { Language } from '@dayplate/messages'
import { expect } from 'vitest'
import type { Visit } from './routes-visit.ts'
import { findForeign, findKeys, wordsOn } from './screen-words.ts'

/** Checks that the screen has one title and no problems so far. */
export async function checkItStands({ page, problems }: Visit): Promise<void> {
  // As one text, because a report shortens lists.
  expect.soft(problems.join('\n')).toBe('')
  expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringMatching(/\S/)])
}

/** Checks that the screen shows only this language and no text ids. */
export async function checkLanguage({ page }: Visit, language: Language): Promise<void> {
  const words = await wordsOn(page)
  expect(words.length).toBeGreaterThan(3)
  expect.soft(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  expect.soft(findForeign(words, language), 'of another language').toEqual([])
  expect.soft(findKeys(words, language), 'keys of texts').toEqual([])
}
