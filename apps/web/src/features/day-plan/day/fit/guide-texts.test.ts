import { createTranslator, type Language, loadAllTexts } from '@dayplate/messages'
import { expect, it } from 'vitest'

const FIGURES = { amount: '6.2', guide: '5' }

it.each([
  ['en', /about 6.2\u00A0g from this day’s ingredients/, /table/],
  ['pl', /w\u00A0składnikach tego dnia około 6.2\u00A0g/, /stole/],
] as const)('the salt hint covers planned food only, in %s', async (language: Language, planned, table) => {
  const onMissing = (id: string) => expect.unreachable(`The text ${id} is missing`)
  const { t } = createTranslator({ language, catalogue: await loadAllTexts(language), onMissing })
  const hint = t('day-plan/guide/salt', FIGURES)
  expect(hint).toMatch(planned)
  // The figure does not include salt that is added at the table.
  expect(hint).not.toMatch(table)
})
