import type { Language } from '@dayplate/messages'
import { expect } from 'vitest'
import type { Visit } from './routes-visit.ts'
import { findForeign, findKeys, wordsOn } from './screen-words.ts'

/** The screen has one title, and nothing has gone wrong so far. */
export async function checkItStands({ page, problems }: Visit): Promise<void> {
  expect.soft(problems).toEqual([])
  expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringMatching(/\S/)])
}

/** The screen speaks the language alone and shows no key of a text. */
export async function checkLanguage({ page }: Visit, language: Language): Promise<void> {
  const words = await wordsOn(page)
  expect(words.length).toBeGreaterThan(3)
  expect.soft(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  expect.soft(findForeign(words, language), 'of another language').toEqual([])
  expect.soft(findKeys(words, language), 'keys of texts').toEqual([])
}
