import { describe, expect, it } from 'vitest'
import { compileCatalogue, surveyCatalogue } from './compile-catalogue.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, errorsOf, foodsCsv } from './sample-sources.ts'

const sound = { path: SAMPLE_PATH, text: SAMPLE_RECIPE }

describe('compileCatalogue', () => {
  it('compiles sources without errors', () => {
    const compiled = compileCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes: [sound] })
    expect(compiled).toMatchObject({ kind: 'compiled', catalogue: { meals: [{ id: 'salmon-with-cucumber' }] } })
  })

  it('refuses two recipes with one id, even in different folders', () => {
    const text = SAMPLE_RECIPE.replace('meal: lunch', 'meal: dinner').replace('Salmon with', 'Dinner with')
    const path = 'recipes/dinner/salmon-with-cucumber.cook'
    expect(errorsOf([sound, { path, text }])).toEqual([
      {
        file: path,
        line: 1,
        message: `The id "salmon-with-cucumber.cook" is taken by ${SAMPLE_PATH}`,
        remedy: 'Rename one of the files',
      },
    ])
  })

  it('refuses two recipes with one title, regardless of capitals', () => {
    const text = SAMPLE_RECIPE.replace('Salmon with sesame', 'Salmon with Sesame')
    const path = 'recipes/lunch/other.cook'
    expect(errorsOf([sound, { path, text }])).toEqual([
      {
        file: path,
        line: 1,
        message: `The title "salmon with sesame cucumber" is taken by ${SAMPLE_PATH}`,
        remedy: 'Give one of them another title',
      },
    ])
  })

  it('reports the errors of the foods and of every recipe together', () => {
    const compiled = compileCatalogue({
      foodsCsv: foodsCsv([...SAMPLE_FOODS, 'half,a row']),
      recipes: [
        { path: SAMPLE_PATH, text: SAMPLE_RECIPE.replace('30 min', 'soon') },
        { path: 'recipes/lunch/b.cook', text: SAMPLE_RECIPE.replace('keeps: 2', 'keeps: soon') },
      ],
    })
    expect(compiled).toMatchObject({
      kind: 'refused',
      errors: [{ file: 'foods.csv' }, { file: SAMPLE_PATH }, { file: 'recipes/lunch/b.cook' }],
    })
  })
})

describe('surveyCatalogue', () => {
  it('returns the valid recipes and the errors of the others', () => {
    const { catalogue, errors } = surveyCatalogue({
      foodsCsv: foodsCsv(SAMPLE_FOODS),
      recipes: [sound, { path: 'recipes/lunch/b.cook', text: 'nothing' }],
    })
    expect(catalogue.meals.map((meal) => meal.id)).toEqual(['salmon-with-cucumber'])
    expect(errors.length).toBeGreaterThan(0)
  })
})
