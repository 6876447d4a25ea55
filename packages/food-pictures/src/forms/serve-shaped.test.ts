import { describe, expect, it } from 'vitest'
import { soupBeds, sauces } from '../beds/soups.ts'
import { drawingOfFood } from '../foods/drawing-of-food.ts'
import { wordsOf } from './name-words.ts'
import { createOrder } from './order.ts'
import { serve } from './serve.ts'
import { shapeOfWords } from './shapes.ts'
import type { MealForm } from './meal-form.ts'
import type { Serving } from './serving.ts'

function served(form: MealForm, name: string, foods: Readonly<Record<string, number>>): Serving {
  const ingredients = Object.entries(foods).map(([foodId, grams]) => ({ foodId, grams }))
  return serve(createOrder(form, wordsOf(name), ingredients))
}
const sidesOf = ({ clusters }: Serving): string[] => clusters.map(({ foodId }) => foodId)

describe('shaped food', () => {
  it('hides the foods it is made of, by its kind and by its own name', () => {
    const schnitzel = { celeriac: 220, potato: 150, carrot: 100 }
    expect(sidesOf(served('shaped', 'Celeriac schnitzel with carrot', schnitzel))).toEqual(['potato', 'carrot'])
    const burgers = { 'canned-kidney-beans': 150, potato: 190 }
    expect(sidesOf(served('shaped', 'Kidney bean burgers with wedges', burgers))).toEqual(['potato'])
  })

  it('keeps the grain beside it, and hides the one inside it', () => {
    const millet = drawingOfFood['millet']
    const onMillet = served('shaped', 'Baked falafel with millet', { 'dried-chickpeas': 50, millet: 45 })
    expect(onMillet.bed).toBe(millet?.role === 'bed' ? millet.draw : undefined)
    const rolls = served('shaped', 'Gołąbki with rice', {
      'white-cabbage': 190,
      'white-rice': 40,
      'tomato-passata': 130,
    })
    expect(rolls.bed).toBe(sauces.tomato.draw)
  })

  it('differs by its name', () => {
    const shapes = ['kotlety', 'schnitzel', 'falafel', 'gołąbki', 'cannelloni', 'pasztet', 'klopsy', 'kimbap']
    expect(new Set(shapes.map((word) => shapeOfWords([word])?.draw)).size).toBe(shapes.length)
    expect(shapeOfWords(['porridge'])).toBeNull()
  })
})

describe('other forms', () => {
  it('show dumplings in a soup named after them', () => {
    const foods = { milk: 330, 'wheat-flour': 50 }
    expect(served('soup', 'Milk soup with zacierki dumplings', foods).scatters).toHaveLength(1)
    expect(served('soup', 'Milk soup', foods).scatters).toEqual([])
  })

  it('make a beetroot soup pink with the same amount of kefir', () => {
    expect(served('soup', 'Chłodnik', { beetroot: 150, kefir: 220 }).bed).toBe(soupBeds.pink)
  })

  it('cover a pie with its mash and blend a dip', () => {
    const pie = served('baked', 'Pie', { potato: 200, 'textured-soy': 60, 'green-peas': 60 })
    expect(pie.bed).not.toBeNull()
    expect(sidesOf(pie)).toEqual(['green-peas'])
    expect(sidesOf(served('dip', 'Guacamole', { avocado: 100, carrot: 80 }))).toEqual(['carrot'])
  })

  it('bake a farinata as one round', () => {
    expect(served('pancake', 'Chickpea farinata', { 'chickpea-flour': 65, tomato: 90 }).layout).toBe('round')
  })

  it('put a little bread beside the food, and more bread below it', () => {
    expect(
      served('sandwich', 'Cottage cheese', { 'cottage-cheese': 160, cucumber: 100, crispbread: 10 }).base,
    ).toBeNull()
    expect(served('sandwich', 'Cottage cheese', { 'cottage-cheese': 160, crispbread: 40 }).base).not.toBeNull()
  })

  it('cook a little rice in its milk', () => {
    const rice = drawingOfFood['white-rice']
    const pudding = served('bowl', 'Rice pudding', { milk: 220, 'white-rice': 26, plum: 90 })
    expect(pudding.bed).toBe(rice?.role === 'bed' ? rice.draw : undefined)
  })
})
