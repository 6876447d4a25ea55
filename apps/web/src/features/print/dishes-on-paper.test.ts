import { describe, expect, it } from 'vitest'
import { dishesOf, dishesOn } from './dishes-on-paper.ts'
import type { PrintedCookingFragment, PrintedRecipeFragment } from './print.gen.ts'

const [gnocchi, salad] = [dish('Baked gnocchi', 'gnocchi', false), dish('Green salad', 'lettuce', true)]
const dishes = [gnocchi, salad]

function dish(name: string, ingredient: string, isFresh: boolean): PrintedRecipeFragment['dishes'][number] {
  const steps = [`Take the ${ingredient}.`]
  return { __typename: 'PrintedDish', name, ingredients: [ingredient], steps, isFresh, swaps: [] }
}

const plate = (date: string, amount: string): PrintedCookingFragment['plates'][number] => ({
  __typename: 'PrintedPlate',
  dates: [date],
  amounts: [[], [amount]],
  steps: [[], [`Take the lettuce (${amount}).`]],
})

const cookingWith = (plates: PrintedCookingFragment['plates']) => ({
  amounts: [['300 g'], []],
  steps: [['Take the gnocchi (300 g).'], []],
  plates,
})

const [saturday, sunday] = [plate('2026-11-21', '60 g'), plate('2026-11-22', '75 g')]

describe('dishesOn', () => {
  it('has the amounts of the batch, and of a fresh dish those of the plate of its day', () => {
    const cooking = cookingWith([saturday, sunday])
    expect(dishesOn(dishes, cooking, '2026-11-22')).toMatchObject([
      { name: 'Baked gnocchi', amounts: ['300 g'], steps: ['Take the gnocchi (300 g).'] },
      { name: 'Green salad', amounts: ['75 g'], steps: ['Take the lettuce (75 g).'], isFresh: true },
    ])
    expect(dishesOn(dishes, cooking, '2026-11-21')[1]?.amounts).toEqual(['60 g'])
  })
})

describe('dishesOf', () => {
  const nameOf = (dates: readonly string[]) => dates.join()

  it('has the amounts of one plate of a fresh dish if all plates are equal', () => {
    expect(dishesOf(dishes, cookingWith([saturday]), nameOf)).toMatchObject([
      { amounts: ['300 g'], steps: ['Take the gnocchi (300 g).'] },
      { amounts: ['60 g'], steps: ['Take the lettuce (60 g).'] },
    ])
  })

  it('has the amounts of each plate of a fresh dish if they differ, and steps without amounts', () => {
    expect(dishesOf(dishes, cookingWith([saturday, sunday]), nameOf)[1]).toMatchObject({
      amounts: ['60 g (2026-11-21), 75 g (2026-11-22)'],
      steps: ['Take the lettuce.'],
    })
  })
})
