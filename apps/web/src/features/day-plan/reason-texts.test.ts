import { createTranslator, type Language, loadAllTexts } from '@dayplate/messages'
import { describe, expect, it } from 'vitest'
import { reasonTexts } from './reason-texts.ts'

async function speak(language: Language) {
  const onMissing = (id: string) => expect.unreachable(`The text ${id} is missing`)
  return createTranslator({ language, catalogue: await loadAllTexts(language), onMissing }).t
}

describe('reasonTexts', () => {
  it('counts the meals a reason is about', async () => {
    const reasons = Array.from({ length: 4 }, () => 'VARIETY_RELAXED')
    expect(reasonTexts(reasons, await speak('en'))).toEqual(['4 meals come back sooner than usual.'])
    expect(reasonTexts(reasons, await speak('pl'))).toEqual(['4 posiłki wracają wcześniej niż zwykle.'])
  })

  it('says each kind once, in the order they first come', async () => {
    const reasons = ['LARGE_PORTION', 'OUT_OF_SEASON', 'LARGE_PORTION', 'PINNED_MEALS', 'PINNED_MEALS']
    expect(reasonTexts(reasons, await speak('en'))).toEqual([
      '2 portions are larger than usual.',
      'One meal is not in season now.',
      'Meals you ate or chose stay as they are.',
    ])
  })

  it('leaves out a code it does not know', async () => {
    expect(reasonTexts(['NEWER_THAN_THIS_PAGE', 'toString'], await speak('en'))).toEqual([])
  })
})
