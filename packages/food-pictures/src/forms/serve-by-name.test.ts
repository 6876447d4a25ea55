import { describe, expect, it } from 'vitest'
import { createRandom } from '../drawing/random.ts'
import { omelette, scrambledHeap } from '../pieces/eggs.ts'
import { guessForm } from './guess-form.ts'
import { wordsOf } from './name-words.ts'
import { createOrder } from './order.ts'
import { serve } from './serve.ts'
import type { Serving } from './serving.ts'

function served(name: string, foods: Readonly<Record<string, number>>): Serving {
  const ingredients = Object.entries(foods).map(([foodId, grams]) => ({ foodId, grams }))
  return serve(createOrder(guessForm(name, Object.keys(foods)), wordsOf(name), ingredients))
}
const sidesOf = ({ clusters }: Serving): string[] => clusters.map(({ foodId }) => foodId)
const bodyOf = ({ hero, base }: Serving): string | undefined => (hero ?? base)?.draw(createRandom('the same luck')).body

describe('eggs', () => {
  it('are never shown when tofu or lentils replace them', () => {
    const scramble = served('Tofu scramble', { tofu: 180, turmeric: 1, spinach: 70 })
    expect(scramble.hero?.foodId).toBe('tofu')
    expect(scramble.hero?.draw).not.toBe(scrambledHeap)
    const lentils = served('Red lentil omelette', { 'red-lentils': 80, mushrooms: 150 })
    expect(lentils.hero?.foodId).toBe('red-lentils')
    expect(lentils.hero?.draw).not.toBe(omelette)
    expect(bodyOf(served('Chickpea frittata', { 'chickpea-flour': 60 }))).not.toBe(
      bodyOf(served('Frittata', { egg: 112 })),
    )
  })

  it('without yolks make a white omelette', () => {
    expect(bodyOf(served('Omelette', { 'egg-white': 99 }))).not.toBe(bodyOf(served('Omelette', { egg: 112 })))
  })

  it('baked as a frittata are one round with the rest on top', () => {
    const frittata = served('Broccoli frittata', { egg: 112, broccoli: 180, 'wholewheat-bread': 35 })
    expect(frittata.layout).toBe('round')
    expect(sidesOf(frittata)).toEqual(['broccoli'])
  })
})

describe('pancakes', () => {
  it('have the colour of their flour and grated ingredients', () => {
    const stacks = ['wheat-flour', 'buckwheat-flour', 'chickpea-flour', 'rolled-oats'].map((flour) =>
      bodyOf(served('Pancakes', { [flour]: 60, egg: 56, milk: 100 })),
    )
    expect(new Set(stacks).size).toBe(stacks.length)
  })

  it('that are thin are folded around their filling, which is not shown again', () => {
    const rolled = served('Naleśniki', { 'wheat-flour': 40, egg: 56, spinach: 120, twarog: 140 })
    expect(rolled).toMatchObject({ base: null, clusters: [] })
    const folded = served('Naleśniki', { 'wheat-flour': 40, egg: 56, 'apricot-jam': 25 })
    expect(bodyOf(folded)).not.toBe(bodyOf(rolled))
    expect(bodyOf(folded)).not.toBe(bodyOf(served('Naleśniki', { 'wheat-flour': 40, egg: 56, 'plum-butter': 25 })))
  })

  it('that are small are side by side with the rest around them', () => {
    const placki = served('Placki', { potato: 270, 'wheat-flour': 12, carrot: 50 })
    expect(placki.base).toBeNull()
    expect(sidesOf(placki)).toEqual(['carrot'])
  })
})

describe('mash', () => {
  it('is the dish in a colcannon, with its cabbage', () => {
    const colcannon = served('Colcannon', { potato: 260, 'savoy-cabbage': 120, carrot: 150 })
    expect(colcannon.hero?.foodId).toBe('potato')
    expect(sidesOf(colcannon)).toEqual(['carrot'])
  })

  it('beside a dish is one heap of all mashed foods', () => {
    const gravy = served('Seitan in gravy with celeriac mash', { seitan: 165, celeriac: 200, potato: 100 })
    expect(sidesOf(gravy)).toEqual(['celeriac', 'seitan'])
    expect(gravy.clusters[0]?.count).toBe(1)
  })

  it('shows butter only when the meal has butter', () => {
    const foods = { potato: 260, kale: 80 }
    expect(bodyOf(served('Colcannon', foods))).not.toBe(bodyOf(served('Colcannon', { ...foods, butter: 10 })))
  })
})

describe('blended food', () => {
  it('looks different depending on how it is served', () => {
    const foods = { 'soy-drink': 200, banana: 60, cocoa: 5 }
    const names = ['Shake', 'Pudding', 'Mousse', 'Frozen banana cream', 'Smoothie bowl', 'Jelly', 'Compote']
    const looks = names.map((name) => {
      const { vessel, bed, hero } = served(name, foods)
      const random = createRandom('the same luck')
      return `${vessel} ${bed?.(80, random)} ${hero?.draw(random).body}`
    })
    expect(new Set(looks).size).toBe(names.length)
  })

  it('is served in a glass when it is drunk', () => {
    expect(served('Strawberry shake', { strawberries: 180, buttermilk: 270 }).vessel).toBe('glass')
    expect(served('Smoothie bowl', { strawberries: 180, buttermilk: 270 }).vessel).toBe('bowl')
  })
})

describe('rolls', () => {
  it('contain meat only when the meal has meat', () => {
    expect(sidesOf(served('Ham rolls with apple', { 'turkey-ham': 60, apple: 160 }))).toEqual(['apple'])
    expect(served('Aubergine rolls', { aubergine: 200, tofu: 100 }).hero).toBeNull()
    expect(served('Prunes wrapped in tofu', { prunes: 80, tofu: 50 }).hero).toBeNull()
  })
})
