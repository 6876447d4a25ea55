import { describe, expect, it } from 'vitest'
import { bindHtml, bindShortWords, bindText, bindUnits } from './bind-short-words.ts'
import { loadAllTexts } from './index.ts'

const visible = (text: string) => text.replaceAll('\u00A0', '~')

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
    expect(visible(bindShortWords(text))).toBe(bound)
  })
})

describe('bindUnits', () => {
  it.each([
    ['1500 kcal, 0.75 g per kg', '1500~kcal, 0.75~g per kg'],
    ['between 100 and 250 cm', 'between 100 and 250~cm'],
    ['½ oz or 66,2 lb', '½~oz or 66,2~lb'],
    ['raz na 7 dni', 'raz na 7~dni'],
    ['<0>20</0> mg, 3 µg, 500 ml', '<0>20</0>~mg, 3~µg, 500~ml'],
    [' kcal after an argument', '~kcal after an argument'],
    [' min', '~min'],
    ['5 gloves, 2 minutes, 3 mln', '5 gloves, 2 minutes, 3 mln'],
    ['kg or lb', 'kg or lb'],
  ])('%s', (text, bound) => {
    expect(visible(bindUnits(text))).toBe(bound)
  })
})

it('binds one-letter words in Polish only, units in both languages', () => {
  expect(visible(bindText('w 3 min', 'pl'))).toBe('w~3~min')
  expect(visible(bindText('a day, 3 min', 'en'))).toBe('a day, 3~min')
})

describe('bindHtml', () => {
  it.each([
    ['<p>Patrz w <a href="/o nas">to i owo</a></p>', '<p>Patrz w~<a href="/o nas">to i~owo</a></p>'],
    ['<p>raz\nw\ntygodniu, <strong>20</strong> g</p>\n<p>', '<p>raz w~tygodniu, <strong>20</strong>~g</p>\n<p>'],
    ['<code>a 20 g</code> <i title="a b">z</i> ', '<code>a 20 g</code> <i title="a b">z</i> '],
    ['<pre><code>w 5 g\n</code></pre>', '<pre><code>w 5 g\n</code></pre>'],
  ])('binds text but not tags: %s', (html, bound) => {
    expect(visible(bindHtml(html, 'pl'))).toBe(bound)
  })
})

it('leaves no one-letter word unbound in the Polish texts, and binds none in the English ones', async () => {
  const [pl, en] = [JSON.stringify(await loadAllTexts('pl')), JSON.stringify(await loadAllTexts('en'))]
  expect(pl.match(/(?<![\p{L}\p{N}])[aiouwz] \p{L}*/giu)).toBeNull()
  expect(pl.split('\u00A0').length).toBeGreaterThan(100)
  expect(en).toContain('a day')
})

it.each(['en', 'pl'] as const)('leaves no unit unbound in the texts of %s', async (language) => {
  const texts = JSON.stringify(await loadAllTexts(language))
  // After a digit, or after an argument, in which case the piece begins with the space.
  expect(texts.match(/(?:\d|") (?:kcal|kg|g|mg|µg|ml|cm|lb|oz|min|dni)(?![\p{L}\p{N}])/gu)).toBeNull()
  expect(texts.match(/\u00A0(?:kcal|min)/gu)?.length).toBeGreaterThan(10)
  expect(texts).not.toMatch(/" ",\["unit"\]/)
})
