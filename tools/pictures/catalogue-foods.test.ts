import { describe, expect, it } from 'vitest'
import { drawFood } from '../../packages/food-pictures/src/relief/index.ts'
import { layFood } from '../../packages/food-pictures/src/relief/glyphs/lay-food.ts'
import { MADE_OF } from '../../packages/food-pictures/src/relief/glyphs/made-of.ts'
import { OWN_MAKERS } from '../../packages/food-pictures/src/relief/glyphs/own-makers.ts'
import { GROUND, Scene } from '../../packages/food-pictures/src/relief/scene/scene.ts'
import type { GlyphFood } from '../../packages/food-pictures/src/index.ts'
import { foods } from '../../packages/catalogue/src/index.ts'
import { catalogueFoods } from './catalogue-foods.ts'

const SIZE = 48
const glyphs = catalogueFoods()

/** The share of the box that is food or crockery, and whether any of it touches the edge. */
function measured(food: GlyphFood) {
  const scene = new Scene(SIZE)
  layFood(scene, food)
  let covered = 0
  let isCutOff = false
  for (const [pixel, owner] of scene.ownership.entries()) {
    if (owner === GROUND) continue
    covered += 1
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    isCutOff ||= Math.min(x, y) === 0 || Math.max(x, y) === SIZE - 1
  }
  return { share: covered / scene.ownership.length, isCutOff }
}

/** The mean difference of two pictures, 0 to 1. */
function distance(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / one.length / 255
}

/** Foods of one kind that even a shop tells apart by their labels only. */
const BY_LABEL_ONLY = [
  ['soy-sauce', 'reduced-salt-soy-sauce', 'tamari', 'reduced-salt-tamari'],
  ['baking-powder', 'baking-soda'],
  ['milk', 'lactose-free-milk', 'kefir', 'buttermilk', 'condensed-sour-milk'],
  ['greek-yoghurt', 'natural-yoghurt', 'lactose-free-yoghurt', 'skyr'],
]
/** Sprigs of dill are mostly air; the others cover at least 0.13. */
const LEAST_SHARE = 0.09
/** Less than this, and two pictures are the same but for their grain. */
const LEAST_DISTANCE = 0.004

const aisleOf = new Map(foods.map(({ id, category }) => [id, category]))
const drawn = glyphs.map((food) => ({
  ...food,
  ...measured(food),
  aisle: aisleOf.get(food.foodId),
  picture: drawFood(food, 32).light,
}))

describe('the pictures of all foods', () => {
  it('cover a good part of their box and are not cut off', () => {
    const odd = drawn.filter(({ share, isCutOff }) => share < LEAST_SHARE || share > 0.75 || isCutOff)
    expect(odd.map(({ foodId, share, isCutOff }) => `${foodId} ${share.toFixed(2)} ${isCutOff}`)).toEqual([])
  })

  it('differ within an aisle, except where only labels differ', () => {
    const alike = drawn.flatMap((one, index) =>
      drawn
        .slice(index + 1)
        .filter((other) => other.aisle === one.aisle && distance(one.picture, other.picture) < LEAST_DISTANCE)
        .map((other) => `${one.foodId} ${other.foodId}`),
    )
    const isExpected = (pair: string): boolean =>
      BY_LABEL_ONLY.some((kind) => pair.split(' ').every((id) => kind.includes(id))) ||
      pair.split(' ').some((id) => pair === `${id} unsalted-${id}` || pair === `unsalted-${id} ${id}`)
    expect(alike.filter((pair) => !isExpected(pair))).toEqual([])
  })

  it('show beside a food what it is made of, of the catalogue or drawn for that', () => {
    const ids = new Set([...foods.map(({ id }) => id), ...Object.keys(OWN_MAKERS)])
    expect(
      Object.entries(MADE_OF)
        .flat()
        .filter((id) => !ids.has(id)),
    ).toEqual([])
  })
})
