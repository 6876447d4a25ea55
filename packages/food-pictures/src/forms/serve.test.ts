import { describe, expect, it } from 'vitest'
import { milkBed } from '../beds/liquid-bed.ts'
import { soupBeds } from '../beds/soups.ts'
import { smoothieBeds } from '../beds/smoothies.ts'
import { drawingOfFood } from '../foods/drawing-of-food.ts'
import type { MealForm } from './meal-form.ts'
import { wordsOf } from './name-words.ts'
import { createOrder } from './order.ts'
import { serve } from './serve.ts'
import type { Serving } from './serving.ts'

/** Serves a list such as `'rice 70, salmon 120'` in a form. */
function served(form: MealForm, foods: string, name = ''): Serving {
  const ingredients = foods.split(', ').map((food) => {
    const [foodId = '', grams] = food.split(' ')
    return { foodId, grams: Number(grams) }
  })
  return serve(createOrder(form, wordsOf(name), ingredients))
}

const bedOf = (foodId: string): unknown => {
  const drawing = drawingOfFood[foodId]
  return drawing?.role === 'bed' ? drawing.draw : undefined
}
const idsOf = (things: readonly { readonly foodId: string }[]): string[] => things.map(({ foodId }) => foodId)

describe('a bowl', () => {
  it('is filled with the food of most volume, with the heaviest fillet on it', () => {
    const serving = served('bowl', 'salmon 120, white-rice 70, cucumber 80, sesame-seeds 5')
    expect(serving.bed).toBe(bedOf('white-rice'))
    expect(serving.hero?.foodId).toBe('salmon')
    expect(idsOf(serving.clusters)).toEqual(['cucumber'])
    expect(idsOf(serving.scatters)).toEqual(['sesame-seeds'])
  })

  it('has a spoonful of yoghurt as a side instead of filling the dish with it', () => {
    const serving = served('bowl', 'cod 150, potato 200, greek-yoghurt 40')
    expect(serving.bed).toBeNull()
    expect(idsOf(serving.clusters)).toContain('greek-yoghurt')
  })

  it('never has a fillet on yoghurt', () => {
    expect(served('bowl', 'chicken-breast 150, natural-yoghurt 200').bed).toBeNull()
  })

  it('shows oats as porridge, without the milk they are cooked in', () => {
    expect(served('bowl', 'rolled-oats 45, milk 250, pear 100').bed).toBe(bedOf('rolled-oats'))
  })

  it('has at most one bed, one hero, five sides and three sprinkled foods', () => {
    const everything = Object.keys(drawingOfFood).map((foodId) => `${foodId} 100`)
    const serving = served('bowl', everything.join(', '))
    expect(serving.clusters.length + (serving.hero ? 1 : 0)).toBeLessThanOrEqual(5)
    expect(serving.scatters.length).toBeLessThanOrEqual(3)
  })
})

describe('a soup', () => {
  it('has the colour of its ingredients, with the other foods floating', () => {
    const serving = served('soup', 'beetroot 300, egg 56, dill 5')
    expect(serving.bed).toBe(soupBeds.beetroot)
    expect(serving.layout).toBe('floating')
    expect(idsOf(serving.clusters)).toContain('egg')
  })

  it('shows no pieces of blended foods', () => {
    const serving = served('soup', 'pumpkin 300, carrot 80, pumpkin-seeds 10', 'Pumpkin cream soup')
    expect(serving.bed).toBe(soupBeds.orange)
    expect(serving.clusters).toEqual([])
    expect(idsOf(serving.scatters)).toEqual(['pumpkin-seeds'])
  })

  it('has a swirl only when there is cream', () => {
    expect(served('soup', 'beetroot 300').drizzle).toBeNull()
    expect(served('soup', 'beetroot 300, sour-cream 20').drizzle).not.toBeNull()
  })

  it('shows bread only as croutons', () => {
    const foods = 'pumpkin 300, rye-bread 35'
    expect(served('soup', foods, 'Pumpkin soup').scatters).toEqual([])
    expect(idsOf(served('soup', foods, 'Pumpkin soup with croutons').scatters)).toEqual(['rye-bread'])
  })
})

describe('other forms', () => {
  it('pour a stew over its rice, or fill the dish with it', () => {
    const curry = 'chicken-breast 140, coconut-milk 100, curry-powder 3'
    expect(served('stew', `${curry}, white-rice 70`)).toMatchObject({
      bed: bedOf('white-rice'),
      sauce: { edge: '#E2A23C' },
    })
    expect(served('stew', curry).sauce).toBeNull()
  })

  it('colour a smoothie by its strongest fruit', () => {
    expect(served('smoothie', 'mango 150, spinach 40, banana 100').bed).toBe(smoothieBeds.green)
    expect(served('smoothie', 'banana 100, milk 200').bed).toBe(smoothieBeds.cream)
  })

  it('fold eggs into one omelette', () => {
    const serving = served('omelette', 'egg 168, milk 30, mushrooms 100')
    expect(serving.hero?.foodId).toBe('egg')
    expect(idsOf(serving.clusters)).toEqual(['mushrooms'])
  })

  it('hide the dough of pancakes and keep the fruit', () => {
    expect(idsOf(served('pancake', 'egg 56, milk 120, rolled-oats 40, blueberries 60').clusters)).toEqual([
      'blueberries',
    ])
  })

  it('serve a sandwich without bread as a plain plate', () => {
    expect(served('sandwich', 'tomato 100, feta 50').base).toBeNull()
  })

  it('cut meat small where it lies in sauce or on bread', () => {
    expect(served('sandwich', 'rye-bread 70, chicken-breast 60')).toMatchObject({ hero: null, layout: 'slices' })
    expect(served('pasta', 'spaghetti 80, chicken-breast 100').hero).toBeNull()
  })
})

describe('foods of one group', () => {
  it('are served alike, whichever of them the recipe uses', () => {
    expect(served('soup', 'pumpkin 300, oat-cream 20').drizzle).not.toBeNull()
    expect(idsOf(served('omelette', 'egg 168, almond-drink 30, chanterelles 100').clusters)).toEqual(['chanterelles'])
    expect(idsOf(served('pancake', 'egg 56, spelt-flakes 60, cherries 80').clusters)).toEqual(['cherries'])
    expect(served('stew', 'black-lentils 80, canned-tomatoes 200').sauce).toBeNull()
    expect(served('stew', 'chicken-thigh 120, curry-powder 3, basmati-rice 70').bed).toBe(bedOf('basmati-rice'))
    expect(served('pasta', 'buckwheat-soba-noodles 80, pak-choi 100').bed).toBe(bedOf('buckwheat-soba-noodles'))
  })

  it('hide flour and show gnocchi in one heap', () => {
    const pancakes = served('pancake', 'buckwheat-flour 80, egg 56, lactose-free-milk 100, blueberries 60')
    expect(idsOf(pancakes.clusters)).toEqual(['blueberries'])
    const gnocchi = served('dumplings', 'gnocchi 180, cherry-tomatoes 80')
    expect(gnocchi.hero).not.toBeNull()
    expect(idsOf(gnocchi.clusters)).toEqual(['cherry-tomatoes'])
  })

  it('colour their soup or stew', () => {
    expect(served('soup', 'beetroot-sour-starter 200, egg 56').bed).toBe(soupBeds.beetroot)
    expect(served('soup', 'milk 300, wheat-flour 40').bed).toBe(milkBed)
    expect(served('soup', 'milk 120, turmeric 3').bed).toBe(soupBeds.curry)
    expect(served('soup', 'rye-sour-starter 200, white-sausage 80').bed).toBe(soupBeds.cream)
    expect(served('smoothie', 'blackcurrants 80, kefir 200').bed).toBe(smoothieBeds.purple)
  })

  it('leave minced meat loose in a sauce', () => {
    const draw = (foodId: string): unknown => served('pasta', `penne 80, ${foodId} 100`).clusters[0]?.draw
    expect(draw('minced-pork')).toBe(draw('minced-beef'))
  })
})
