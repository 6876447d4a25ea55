import { LANGUAGES, loadAllTexts } from '@dayplate/messages'
import { DIET_SETTINGS_ERRORS } from '@dayplate/rules/diet-settings'
import { expect, it } from 'vitest'

it.each(LANGUAGES)('every error of an answer has a text in %s', async (language) => {
  const catalogue = await loadAllTexts(language)
  expect(DIET_SETTINGS_ERRORS.filter((key) => !Object.hasOwn(catalogue, key))).toEqual([])
})
