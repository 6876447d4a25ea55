import { describe, expect, it } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, foodsCsv } from './sample-sources.ts'

function compiledMeal(text: string) {
  const compiled = compileCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes: [{ path: SAMPLE_PATH, text }] })
  return compiled.kind === 'compiled' ? compiled.catalogue.meals[0] : compiled.errors
}

function dishesOf(text: string) {
  const meal = compiledMeal(text)
  return meal !== undefined && 'dishes' in meal ? meal.dishes : []
}

describe('a valid recipe', () => {
  it('becomes a meal with dishes, amounts in grams and steps with the places of its ingredients', () => {
    expect(compiledMeal(SAMPLE_RECIPE)).toEqual({
      id: 'salmon-with-cucumber',
      name: 'Salmon with sesame cucumber',
      type: 'lunch',
      preparationMinutes: 30,
      seasons: ['spring', 'summer'],
      keepsDays: 2,
      eveningNote: 'Move the salmon from the freezer to the fridge.',
      holidayId: null,
      video: null,
      dishes: [
        {
          name: 'Baked salmon',
          ingredients: [
            { foodId: 'salmon', grams: 120, isOptional: false },
            { foodId: 'rye-bread', grams: 70, isOptional: false },
          ],
          steps: [
            [
              'Heat the oven to 200 °C. Put the ',
              { ingredient: 0, words: 'salmon' },
              ' on a lined tray and bake for 14 minutes.',
            ],
            ['Serve with ', { ingredient: 1, words: 'rye bread' }, '.'],
          ],
        },
        {
          name: 'Sesame cucumber',
          ingredients: [
            { foodId: 'cucumber', grams: 100.5, isOptional: false },
            { foodId: 'soy-sauce', grams: 8, isOptional: false },
            { foodId: 'sesame-seeds', grams: 3, isOptional: true },
          ],
          steps: [
            [
              'Slice the ',
              { ingredient: 0, words: 'cucumber' },
              ' and toss with ',
              { ingredient: 1, words: 'soy sauce' },
              '. Scatter over the ',
              { ingredient: 2, words: 'sesame seeds' },
              '.',
            ],
          ],
        },
      ],
    })
  })

  it('names a food by its id in words as well as by its name', () => {
    const foods = SAMPLE_FOODS.map((row) => row.replace('rye-bread,rye bread', 'rye-bread,dark rye bread'))
    for (const name of ['rye bread', 'rye-bread', 'dark rye bread']) {
      const text = SAMPLE_RECIPE.replace('@rye bread', `@${name}`)
      const compiled = compileCatalogue({ foodsCsv: foodsCsv(foods), recipes: [{ path: SAMPLE_PATH, text }] })
      expect(compiled).toMatchObject({
        catalogue: { meals: [{ dishes: [{ ingredients: [{}, { foodId: 'rye-bread' }] }, {}] }] },
      })
    }
  })

  it('means the food with the id, not a newer food with the name', () => {
    const bread = SAMPLE_FOODS[2] ?? ''
    const renamed = bread.replace('rye bread,chleb żytni', 'dark rye bread,chleb żytni ciemny')
    const newer = bread.replace('rye-bread,', 'white-rye-bread,')
    const compiled = compileCatalogue({
      foodsCsv: foodsCsv([...SAMPLE_FOODS.with(2, renamed), newer]),
      recipes: [{ path: SAMPLE_PATH, text: SAMPLE_RECIPE }],
    })
    expect(compiled).toMatchObject({
      catalogue: { meals: [{ dishes: [{ ingredients: [{}, { foodId: 'rye-bread' }] }, {}] }] },
    })
  })

  it('is eaten at once, all year and without a note when the front matter does not say otherwise', () => {
    const text = SAMPLE_RECIPE.replace('spring, summer', 'all year').replace(/keeps: .*\nevening: .*\n/, '')
    expect(compiledMeal(text)).toMatchObject({
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      keepsDays: 0,
      eveningNote: null,
    })
  })

  it('has minutes of active work when part of the time it cooks by itself', () => {
    const text = SAMPLE_RECIPE.replace('time: 30 min', 'time: 30 min\nactive: 15 min')
    expect(compiledMeal(text)).toMatchObject({ preparationMinutes: 30, activeMinutes: 15 })
    expect(compiledMeal(SAMPLE_RECIPE)).not.toHaveProperty('activeMinutes')
  })

  it('has the holiday and video of its front matter', () => {
    const text = SAMPLE_RECIPE.replace('keeps: 2', 'keeps: 2\nholiday: christmas-eve\nvideo: salmon.webm')
    expect(compiledMeal(text)).toMatchObject({ holidayId: 'christmas-eve', video: 'salmon.webm' })
  })

  it('says how leftovers are eaten and what the dish is called at home', () => {
    const text = SAMPLE_RECIPE.replace('keeps: 2', 'keeps: 2\nleftover: cold').replace('meal:', 'local: Łosoś\nmeal:')
    expect(compiledMeal(text)).toMatchObject({ leftoverUse: 'cold', localName: 'Łosoś' })
  })

  it('marks the dishes that are made fresh each day, and no others', () => {
    const [kept, fresh] = dishesOf(SAMPLE_RECIPE.replace('keeps: 2', 'keeps: 2\nfresh: Sesame cucumber'))
    expect(fresh).toMatchObject({ name: 'Sesame cucumber', isFresh: true })
    expect(kept).not.toHaveProperty('isFresh')
  })

  it('may contain a food whose name has parentheses', () => {
    const meal = compiledMeal(SAMPLE_RECIPE.replace('@rye bread{70%g}', '@chickpeas (dry){50%g}'))
    expect(meal).toMatchObject({ dishes: [{ ingredients: [{}, { foodId: 'chickpeas-dry', grams: 50 }] }, {}] })
  })
})
