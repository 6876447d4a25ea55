import { describe, expect, it } from 'vitest'
import { bindShortWords } from './bind-short-words.ts'
import { loadAllTexts } from './index.ts'

/** What is bound, made visible. */
const seen = (text: string) => bindShortWords(text).replaceAll('\u00A0', '~')

describe('bindShortWords', () => {
  it.each([
    ['w domu i w pracy', 'w~domu i~w~pracy'],
    ['W ustawieniach', 'W~ustawieniach'],
    ['Zajrzyj (z nami) „o poranku”, a potem', 'Zajrzyj (z~nami) „o~poranku”, a~potem'],
    ['<0>regulamin</0> i <1>politykę</1>', '<0>regulamin</0> i~<1>politykę</1>'],
    ['owoce i ', 'owoce i~'],
    ['ma oko na to, już i', 'ma oko na to, już i'],
    ['żółw ze mną do nas', 'żółw ze mną do nas'],
  ])('%s', (text, bound) => {
    expect(seen(text)).toBe(bound)
  })
})

it('holds for every Polish text and its forms, and for no English one', async () => {
  const [pl, en] = [JSON.stringify(await loadAllTexts('pl')), JSON.stringify(await loadAllTexts('en'))]
  expect(pl.match(/(?<![\p{L}\p{N}])[aiouwz] \p{L}*/giu)).toBeNull()
  expect(pl.split('\u00A0').length).toBeGreaterThan(100)
  expect(en).toContain('a day')
})
