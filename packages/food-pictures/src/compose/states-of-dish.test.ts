import { describe, expect, it } from 'vitest'
import { readDish } from './read-dish.ts'
import { writeState } from './state-notation.ts'
import { statesOfDish } from './states-of-dish.ts'
import { dishOf } from './testing.ts'
import type { PlatedForm } from '../relief/plated-meal.ts'

const ROLES = new Map<string, string>(
  Object.entries({
    onion: 'onion-family',
    carrot: 'root-vegetable',
    potato: 'starchy-root',
    tomato: 'tomato',
    'red-pepper': 'sweet-pepper',
    cucumber: 'crisp-vegetable',
    mushrooms: 'mushroom',
    spinach: 'cooking-green',
    'green-peas': 'green-pulse',
    'chicken-breast': 'lean-meat',
    cod: 'white-fish',
    egg: 'egg',
    milk: 'milk-like',
    'natural-yoghurt': 'yoghurt-like',
    'sour-cream': 'cream-like',
    twarog: 'fresh-cheese',
    gouda: 'sliced-cheese',
    'wheat-flour': 'wheat-flour',
    breadcrumbs: 'breadcrumbs',
    'rapeseed-oil': 'oil',
    butter: 'spread-fat',
    walnuts: 'nut',
    parsley: 'fresh-herb',
    'white-rice': 'cooked-grain',
    lemon: 'sour-citrus',
    honey: 'syrup',
    banana: 'fruit',
    apple: 'orchard-fruit',
    'white-beans': 'pulse-canned',
  }),
)

/** The state of one food in a dish with these steps. */
function stateOf(foodId: string, text: string, form: PlatedForm = 'vegetables'): string | undefined {
  const dish = dishOf('Dish', ...text.split(' // '))
  const states = statesOfDish(
    readDish(dish, (id) => ROLES.get(id) ?? null),
    form,
  )
  const state = states[dish.ingredients.findIndex((ingredient) => ingredient.foodId === foodId)]
  return state === undefined ? undefined : writeState(state)
}

describe('the cut of a food', () => {
  it.each([
    ['onion', 'Fry the finely diced {onion 60}.', 'diced,fried'],
    ['carrot', 'Boil the {carrot 80|carrots} in thick sticks.', 'sticks,boiled'],
    ['red-pepper', 'Lay on the {red-pepper 80}, cut into strips, and scatter with {parsley 5}.', 'strips'],
    ['cucumber', 'Cut the {tomato 90} into wedges, the {cucumber 80} into thick half-moons.', 'rounds'],
    ['tomato', 'Cut the {tomato 90} into wedges, the {cucumber 80} into thick half-moons.', 'wedges'],
    ['onion', 'Cut the {carrot 80} and the {onion 60} into cubes.', 'diced'],
    ['apple', 'Quarter and core the {apple 120|apples} and bake for 12 minutes.', 'quartered,baked'],
    [
      'egg',
      'Boil the {egg 112|eggs} for 9 minutes and peel. Chop finely and mix with the {parsley 5}.',
      'chopped,boiled',
    ],
    ['apple', 'Grate the boiled {carrot 80} and the {apple 60}.', 'grated'],
    ['potato', 'Boil the {potato 200|potatoes} in their skins, cool, peel and cut into small cubes.', 'diced,boiled'],
    ['potato', 'Boil the {potato 200|potatoes}. Drain and mash with the hot {milk 30}.', 'mashed,boiled'],
    ['tomato', 'Boil the {potato 200|potatoes}, drain, and serve with slices of {tomato 90}.', 'sliced'],
    ['banana', 'Halve the {banana 100}. Mash one half and slice the other on top.', 'sliced,halved,mashed'],
    ['green-peas', 'Simmer the halved {mushrooms 90} and {green-peas 60}.', 'boiled'],
    ['white-beans', 'Simmer the {white-beans 120}. Crush some of the beans.', 'whole,mashed,boiled'],
  ])('of %s in "%s" is %s', (foodId, text, state) => {
    expect(stateOf(foodId, text)).toBe(state)
  })
})

describe('the heat of a food', () => {
  it.each([
    ['potato', 'Boil the {potato 200|potatoes}. Drain and fry in the {rapeseed-oil 6} until golden.', 'fried,boiled'],
    ['egg', 'Put the {egg 112|eggs} into boiling water for 8 minutes, then cool, peel and halve.', 'halved,boiled'],
    ['spinach', 'Fry the {onion 60}. Add the {spinach 90} and let it wilt.', 'wilted'],
    ['onion', 'Fry the {onion 60}. Add the {spinach 90} and let it wilt.', 'fried'],
    ['green-peas', 'Boil the {potato 200}, adding the {green-peas 60} for the last 4 minutes.', 'boiled'],
    ['white-rice', 'Rinse the {white-rice 60}, add {water 140} and cook it covered for 15 minutes.', 'boiled'],
    ['gouda', 'Scatter with the grated {gouda 30} and bake for 20 minutes.', 'grated,melted,baked'],
    ['mushrooms', 'Fry the {mushrooms 120} and take them out. // Boil the {potato 200}.', 'fried'],
    ['tomato', 'Heat the oven. // Dice the {tomato 90}.', 'diced'],
  ])('of %s in "%s" is %s', (foodId, text, state) => {
    expect(stateOf(foodId, text)).toBe(state)
  })

  it('is stewed, not boiled, in a pot of sauce', () => {
    const text =
      'Brown the {chicken-breast 100} in the {rapeseed-oil 5}. Pour in the {water 200} and simmer for an hour.'
    expect(stateOf('chicken-breast', text, 'stew')).toBe('stewed,fried')
  })

  it('is crumbed for the hero that is dipped in breadcrumbs', () => {
    const text = 'Dip the {cod 130} into the {breadcrumbs 20} and fry it in the {rapeseed-oil 8}.'
    expect(stateOf('cod', text, 'cutlet')).toBe('crumbed,fried')
    expect(stateOf('breadcrumbs', text, 'cutlet')).toContain('taken-in')
  })
})

describe('a garnish', () => {
  it('is strewn on the finished dish', () => {
    expect(stateOf('walnuts', 'Boil the {potato 200}. Scatter with the chopped {walnuts 10}.')).toBe('chopped,garnish')
  })

  it('is none when it is baked afterwards', () => {
    const text = 'Boil the {potato 200}. Scatter with the chopped {walnuts 10} and bake for 20 minutes.'
    expect(stateOf('walnuts', text)).toBe('chopped,baked')
  })

  it('is none when there is much of it', () => {
    expect(stateOf('banana', 'Top with the sliced {banana 90}.')).toBe('sliced')
  })
})

describe('a food that is taken in', () => {
  it.each([
    ['wheat-flour', 'Whisk the {wheat-flour 50} with the {milk 100} and the {egg 56}. Fry.', 'pancakes'],
    ['egg', 'Whisk the {wheat-flour 50} with the {milk 100} and the {egg 56}. Fry.', 'pancakes'],
    ['natural-yoghurt', 'Mash the {twarog 120} with the {natural-yoghurt 40}.', 'spread'],
    ['rapeseed-oil', 'Fry the {onion 60} in the {rapeseed-oil 8}.', 'vegetables'],
    ['lemon', 'Toss the {cucumber 90} with the juice of the {lemon 10}.', 'salad'],
    ['honey', 'Stir the {honey 16} into the {natural-yoghurt 150}.', 'yoghurt-bowl'],
    ['potato', 'Simmer the {carrot 200} and {potato 80} in the {water 300}. Blend until smooth.', 'soup'],
  ] as const)('%s in "%s" is not seen by itself', (foodId, text, form) => {
    expect(stateOf(foodId, text, form)).toContain('taken-in')
  })

  it.each([
    ['egg', 'Beat the {egg 112|eggs}, pour them in and stir.', 'scrambled-eggs'],
    ['twarog', 'Mash the {twarog 120} with the {natural-yoghurt 40}.', 'spread'],
    ['sour-cream', 'Fry the {potato 270} in the {rapeseed-oil 9}. Serve with the {sour-cream 60}.', 'pancakes'],
    ['carrot', 'Simmer the {carrot 200} and {potato 80} in the {water 300}. Blend until smooth.', 'soup'],
    ['milk', 'Bring the {milk 300} to the boil.', 'milk-soup'],
  ] as const)('%s in "%s" is seen', (foodId, text, form) => {
    expect(stateOf(foodId, text, form)).not.toContain('taken-in')
  })
})
