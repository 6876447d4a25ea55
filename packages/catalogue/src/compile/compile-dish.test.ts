import { describe, expect, it } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, foodsCsv } from './sample-sources.ts'

function compiledMeal(text: string) {
  const compiled = compileCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes: [{ path: SAMPLE_PATH, text }] })
  return compiled.kind === 'compiled' ? compiled.catalogue.meals[0] : compiled.errors
}

describe('the steps of a recipe', () => {
  it('keep numbers with units as text', () => {
    const meal = compiledMeal(SAMPLE_RECIPE.replace('200 °C', '180 C, in slices of 1 cm'))
    const [first] = [['Heat the oven to 180 C, in slices of 1 cm. Put the ', expect.anything(), expect.anything()]]
    expect(meal).toMatchObject({ dishes: [{ steps: [first, expect.anything()] }, {}] })
  })

  it('share the parts of one food', () => {
    const meal = compiledMeal(SAMPLE_RECIPE.replace('Serve with', 'Add @salmon{30%g}. Serve with'))
    expect(meal).toMatchObject({
      dishes: [
        {
          ingredients: [{ foodId: 'salmon', grams: 150 }, { foodId: 'rye-bread' }],
          steps: [
            [expect.anything(), { ingredient: 0, share: 0.8 }, expect.anything()],
            ['Add ', { ingredient: 0, share: 0.2 }, '. Serve with ', { ingredient: 1 }, '.'],
          ],
        },
        {},
      ],
    })
  })

  it('measure a liquid in ml by its density, and say other words than its name', () => {
    const meal = compiledMeal(SAMPLE_RECIPE.replace('@soy sauce{8%g}', '@soy sauce|sauce{10%ml}'))
    expect(meal).toMatchObject({
      dishes: [
        {},
        {
          ingredients: [{}, { foodId: 'soy-sauce', grams: 11.5 }, {}],
          steps: [expect.arrayContaining([{ ingredient: 1, words: 'sauce' }])],
        },
      ],
    })
  })
})
