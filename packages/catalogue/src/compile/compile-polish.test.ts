import { describe, expect, it } from 'vitest'
import { compileCatalogue, surveyCatalogue } from './compile-catalogue.ts'
import { englishHash } from './english-hash.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, errorsOf, foodsCsv } from './sample-sources.ts'

const TAMARI =
  'tamari,tamari,tamari,seasonings,plant,soy,SR28:16124,,60,10.5,0.1,0.01,4.8,1.7,0.8,14,,,,,,,,,,,,1.15,,teaspoon=6,160,,,no,none,middle'

const PATH = 'recipes/lunch/salmon-with-cucumber.pl.cook'
const english = { path: SAMPLE_PATH, text: SAMPLE_RECIPE }

function compileMeals(recipes: readonly { path: string; text: string }[]) {
  const compiled = compileCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes })
  if (compiled.kind === 'refused') throw new Error(JSON.stringify(compiled.errors))
  return compiled.catalogue.meals
}

const [meal] = compileMeals([english])
if (meal === undefined) throw new Error('The sample recipe must compile')
const hash = englishHash(meal)

const POLISH = `---
source: ${hash}
title: Łosoś z ogórkiem i sezamem
evening: Przełóż łososia z zamrażarki do lodówki.
---

== Pieczony łosoś ==

Rozgrzej piekarnik do 200 °C. Ułóż @łososia(salmon) na blasze
wyłożonej papierem i piecz 14 minut.

Podaj z @chlebem(rye bread).

== Ogórek z sezamem ==

Pokrój @ogórek(cucumber) w plasterki i wymieszaj z @sosem sojowym(soy sauce). Posyp @sezamem(sesame seeds).
`

const errorsAfter = (passage: string, replacement: string) => {
  if (!POLISH.includes(passage)) throw new Error(`The sample text has no "${passage}"`)
  return errorsOf([english, { path: PATH, text: POLISH.replace(passage, replacement) }])
}

describe('a Polish text', () => {
  it('gives the meal Polish names and steps, with the ingredients of the English recipe in place', () => {
    const [translated] = compileMeals([english, { path: PATH, text: POLISH }])
    expect(translated?.polish).toMatchObject({
      name: 'Łosoś z ogórkiem i sezamem',
      eveningNote: 'Przełóż łososia z zamrażarki do lodówki.',
      dishes: [
        {
          name: 'Pieczony łosoś',
          steps: [
            [
              'Rozgrzej piekarnik do 200 °C. Ułóż ',
              { ingredient: 0, words: 'łososia' },
              ' na blasze wyłożonej papierem i piecz 14 minut.',
            ],
            ['Podaj z ', { ingredient: 1, words: 'chlebem' }, '.'],
          ],
        },
        { name: 'Ogórek z sezamem' },
      ],
    })
  })

  it('stays valid when only grams change in English', () => {
    const heavier = { path: SAMPLE_PATH, text: SAMPLE_RECIPE.replace('{120%g}', '{130%g}') }
    expect(errorsOf([heavier, { path: PATH, text: POLISH }])).toEqual([])
  })

  it('stays valid when English marks a dish as fresh, which it cannot do itself', () => {
    const fresh = 'keeps: 2\nfresh: Sesame cucumber'
    const marked = { path: SAMPLE_PATH, text: SAMPLE_RECIPE.replace('keeps: 2', fresh) }
    expect(errorsOf([marked, { path: PATH, text: POLISH }])).toEqual([])
    expect(errorsAfter('title: ', 'fresh: Ogórek z sezamem\ntitle: ')).toMatchObject([
      { file: PATH, line: 3, message: '"fresh" is no key of a recipe' },
    ])
  })

  it('is optional', () => {
    expect(meal).not.toHaveProperty('polish')
  })

  it('names the parts of a food used twice in their order', () => {
    const twice = SAMPLE_RECIPE.replace('toss with', 'cover with @cucumber{20%g} and toss with')
    const recipe = { path: SAMPLE_PATH, text: twice }
    const [changed] = compileMeals([recipe])
    if (changed === undefined) throw new Error('The changed sample must compile')
    const text = POLISH.replace(hash, englishHash(changed)).replace(
      'i wymieszaj z',
      'przykryj @resztą ogórka(cucumber) i wymieszaj z',
    )
    const [translated] = compileMeals([recipe, { path: PATH, text }])
    const parts = translated?.polish?.dishes[1]?.steps[0]?.filter((part) => typeof part !== 'string') ?? []
    expect(parts.slice(0, 2)).toMatchObject([
      { ingredient: 0, words: 'ogórek', share: 100.5 / 120.5 },
      { ingredient: 0, words: 'resztą ogórka', share: 20 / 120.5 },
    ])
  })
})

describe('the line "ordinary"', () => {
  const tamari = SAMPLE_RECIPE.replace('@soy sauce{', '@tamari{')
  const recipe = { path: SAMPLE_PATH, text: tamari }
  const foods = [...SAMPLE_FOODS, TAMARI]
  const read = (line: string) => {
    const [written] = surveyCatalogue({ foodsCsv: foodsCsv(foods), recipes: [recipe] }).catalogue.meals
    if (written === undefined) throw new Error('The sample with tamari must compile')
    const text = POLISH.replace(hash, englishHash(written))
      .replace('@sosem sojowym(soy sauce)', '@tamari(tamari)')
      .replace('evening:', `${line}evening:`)
    return surveyCatalogue({ foodsCsv: foodsCsv(foods), recipes: [recipe, { path: PATH, text }] })
  }
  const wordsIn = ({ catalogue }: ReturnType<typeof read>) =>
    catalogue.meals[0]?.polish?.dishes[1]?.steps[0]?.filter(
      (part) => typeof part !== 'string' && part.ordinaryWords !== undefined,
    )

  it('gives the place of a special food the words for the ordinary one', () => {
    const { errors, catalogue } = read('ordinary: sosem sojowym\n')
    expect(errors).toEqual([])
    expect(wordsIn({ errors, catalogue })).toMatchObject([{ words: 'tamari', ordinaryWords: 'sosem sojowym' }])
  })

  it('is optional', () => {
    const found = read('')
    expect([found.errors, wordsIn(found)]).toEqual([[], []])
  })

  it('is refused with words for other places', () => {
    expect(read('ordinary: sosem sojowym, sosem\n').errors).toMatchObject([
      { file: PATH, line: 4, message: '"ordinary" has words for 2 special foods, the steps name 1: tamari' },
    ])
  })
})

describe('an author is told of', () => {
  it.each([
    ['a missing step', 'Podaj z @chlebem(rye bread).', '', 7, '"Pieczony łosoś" has 1 steps, "Baked salmon" has 2'],
    ['a missing dish', '== Ogórek z sezamem ==', '', 1, '1 dishes, the English recipe has 2'],
    ['a missing ingredient', '@łososia(salmon)', 'łososia', 9, '"salmon" is missing in this step'],
    [
      'an ingredient of another step',
      '@chlebem(rye bread)',
      '@łososiem(salmon)',
      12,
      '"salmon" is not in this step in English',
    ],
    ['an amount', 'Pokrój', 'Weź 2 łyżki. Pokrój', 16, '"2 łyżki" does not follow the portion'],
    ['other minutes', '14 minut', '15 minut', 9, 'The numbers are "15 200", in English "14 200"'],
    ['an infinitive', 'Podaj z', 'Podać z', 12, '"podać" is no imperative'],
    ['a "we" form', 'Pokrój @', 'Kroimy @', 16, '"kroimy" is no imperative'],
    ['English words', 'Posyp', 'Then add the', 16, '"add" is English'],
    ['a broken mark', '@łososia(salmon)', '@łososia(salmon) @{', 9, 'A broken mark'],
    ['a text that nobody read again', hash, '000000000000', 2, 'The English text is not the one this was written from'],
    [
      'a missing evening note',
      'evening: Przełóż łososia z zamrażarki do lodówki.\n',
      '',
      1,
      'Only one of both languages has "evening"',
    ],
    ['a long title', 'Łosoś z ogórkiem i sezamem', 'Łosoś '.repeat(9).trim(), 3, 'The title has 53 characters'],
  ])('%s', (_, passage, replacement, line, message) => {
    expect(errorsAfter(passage, replacement)).toContainEqual(expect.objectContaining({ file: PATH, line, message }))
  })

  it('a text without a recipe', () => {
    expect(errorsOf([{ path: PATH, text: POLISH }])).toMatchObject([
      { file: PATH, message: 'There is no recipe for this Polish text' },
    ])
  })

  it('two Polish titles that are the same', () => {
    const other = SAMPLE_RECIPE.replace('Salmon with sesame cucumber', 'Another salmon')
    const otherPath = 'recipes/lunch/another-salmon.cook'
    const [changed] = compileMeals([{ path: otherPath, text: other }])
    if (changed === undefined) throw new Error('The other sample must compile')
    const recipes = [
      english,
      { path: PATH, text: POLISH },
      { path: otherPath, text: other },
      { path: otherPath.replace('.cook', '.pl.cook'), text: POLISH.replace(hash, englishHash(changed)) },
    ]
    expect(errorsOf(recipes)).toMatchObject([{ message: expect.stringContaining('The title "łosoś') }])
  })
})
