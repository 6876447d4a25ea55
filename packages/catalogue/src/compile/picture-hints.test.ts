import { describe, expect, it } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import { foodsCsv, SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, errorsOfRecipe } from './sample-sources.ts'

const withLine = (line: string): string => SAMPLE_RECIPE.replace('keeps: 2', `keeps: 2\n${line}`)

describe("an editor's line on the picture", () => {
  it('is stored with the meal', () => {
    const text = withLine('picture: form=fillet side=bowl vessel=board salmon=flaked,baked cucumber=garnish')
    const compiled = compileCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes: [{ path: SAMPLE_PATH, text }] })
    expect(compiled.kind === 'compiled' && compiled.catalogue.meals[0]?.picture).toEqual({
      form: 'fillet',
      sides: ['bowl'],
      vessel: 'board',
      states: { salmon: ['flaked', 'baked'], cucumber: ['garnish'] },
    })
  })

  it('is absent in most recipes', () => {
    const recipes = [{ path: SAMPLE_PATH, text: SAMPLE_RECIPE }]
    const compiled = compileCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes })
    expect(compiled.kind === 'compiled' && compiled.catalogue.meals[0]).not.toHaveProperty('picture')
  })

  it.each([
    ['an unknown form', 'form=filet', 'No picture has the form "filet"', 'Did you mean "fillet"?'],
    [
      'an unknown place',
      'side=underneath',
      'No picture has the place "underneath"',
      'Write one of: main, bowl, beside, over',
    ],
    [
      'an unknown vessel',
      'vessel=bucket',
      'No picture has the vessel "bucket"',
      'Write one of: plate, deep-plate, bowl, board, oven-dish, tray, pan, glass, cup',
    ],
    [
      'a glaze of another meal',
      'glaze=moon',
      'No picture has the glaze for lunch "moon"',
      'Write one of: oat, clay, honey, brick',
    ],
    ['an unknown state', 'salmon=flaky', 'No picture has the state "flaky"', 'Did you mean "flaked"?'],
    ['a food of another meal', 'trout=baked', 'The meal has no food "trout" to picture', expect.any(String)],
    ['a misspelt food', 'salmons=baked', 'The meal has no food "salmons" to picture', 'Did you mean "salmon"?'],
    ['two forms', 'form=fillet,slices', 'The picture has 2 of "form"', 'Keep one of them'],
    [
      'more places than dishes',
      'side=bowl,beside',
      'The picture places 2 dishes beside the main one',
      'Place at most 1',
    ],
    ['the same word twice', 'vessel=bowl vessel=cup', 'The picture says "vessel" twice', 'Remove one of them'],
    [
      'a word alone',
      'fillet',
      '"fillet" says nothing about a picture',
      'Write form=, side=, vessel=, glaze= or a food with its states, as "form=tart side=bowl mushrooms=caps,baked"',
    ],
  ])('is refused with %s', (_, value, message, remedy) => {
    const errors = errorsOfRecipe('keeps: 2', `keeps: 2\npicture: ${value}`)
    expect(errors).toEqual([{ file: SAMPLE_PATH, line: 7, message, remedy }])
  })
})
