import { describe, expect, it } from 'vitest'
import { createRandom } from '../drawing/random.ts'
import { findDrawing } from '../foods/drawing-of-food.ts'
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
const bodyOf = ({ hero }: Serving): string | undefined => hero?.draw(createRandom('the same luck')).body

describe('stuffed vegetables', () => {
  it('are the hero, and neither they nor their filling are shown again beside it', () => {
    const peppers = served('Peppers stuffed with rice and beef', {
      'red-pepper': 280,
      'white-rice': 60,
      'minced-beef': 40,
      broccoli: 60,
    })
    expect(peppers.hero?.foodId).toBe('red-pepper')
    expect(sidesOf(peppers)).toEqual(['broccoli'])
    expect(peppers.bed).toBeNull()
  })

  it('show their filling', () => {
    const boats = (filling: string): string | undefined => bodyOf(served('Boats', { cucumber: 200, [filling]: 100 }))
    expect(new Set(['canned-tuna', 'twarog', 'avocado', 'mushrooms'].map(boats)).size).toBe(4)
  })

  it('differ by the vegetable', () => {
    const shells = ['red-pepper', 'yellow-pepper', 'courgette', 'cucumber', 'aubergine', 'tomato', 'kohlrabi', 'egg']
    expect(new Set(shells.map((shell) => bodyOf(served('Stuffed', { [shell]: 200, bulgur: 40 })))).size).toBe(8)
  })

  it('are served on the rice that is cooked with them', () => {
    const rice = findDrawing('white-rice')
    const imam = served('Imam bayildi with rice', { aubergine: 280, 'white-rice': 35, onion: 100 })
    expect(imam.bed).toBe(rice?.role === 'bed' ? rice.draw : undefined)
  })

  it('may be baked potatoes and apples, but not foods that are only sides', () => {
    expect(guessForm('Baked potato with skyr', [])).toBe('stuffed')
    expect(guessForm('Baked apple with honey', [])).toBe('stuffed')
    expect(guessForm('Skyr with baked apple and walnuts', [])).toBe('bowl')
  })

  it('are a plain plate when no food can be stuffed', () => {
    expect(served('Stuffed', { broccoli: 200 }).hero).toBeNull()
  })
})

describe('skewers', () => {
  it('have the firm foods, with the rest beside them', () => {
    const skewers = served('Seitan skewers with bulgur', {
      seitan: 170,
      mushrooms: 80,
      tomato: 80,
      'red-pepper': 130,
      bulgur: 35,
    })
    expect(skewers.hero).not.toBeNull()
    expect(sidesOf(skewers)).toEqual(['red-pepper', 'tomato'])
  })

  it('differ by their foods', () => {
    const of = (food: string): string | undefined => bodyOf(served('Skewers', { [food]: 100, 'cherry-tomatoes': 90 }))
    expect(of('smoked-tofu')).not.toBe(of('mozzarella'))
  })
})
