import type { DrawPiece } from '../drawing/piece.ts'
import { cauliflowerSteak } from '../pieces/cauliflower-steak.ts'
import { turkeyMeatball } from '../pieces/meatballs.ts'
import { baconPrune, beefRoll, braisedRoll, hamRoll } from '../pieces/rolled-meat.ts'
import { falafelBall } from '../pieces/sausages.ts'
import {
  breadedCutlet,
  cabbageRoll,
  filledTube,
  noriSlice,
  pateSlice,
  patty,
  potatoLoafSlice,
} from '../pieces/shaped-food.ts'
import { grains } from '../foods/grains.ts'
import { heapOf, rowOf } from './heaps.ts'
import { BEANS, LENTILS, MINCED } from './kinds-of-food.ts'
import { isWordOf } from './name-words.ts'

/** A mass formed by hand, or food rolled around a filling. */
export interface Shape {
  readonly draw: DrawPiece
  readonly scale: number
  /** Foods in the mass or inside the roll, in addition to those in its name. */
  readonly inside: readonly string[]
  /** Only for meals with one of these foods, so that no vegetable roll looks like ham. */
  readonly madeOf?: readonly string[]
}

const MASS = [...BEANS, ...LENTILS, ...MINCED, 'textured-soy', 'veal', 'egg', 'egg-white']
const GRAINS = Object.keys(grains)

const balls: Shape = { draw: heapOf(turkeyMeatball, 6, 9.6), scale: 1.05, inside: MASS }
const falafel: Shape = { draw: heapOf(falafelBall, 6, 9), scale: 1.1, inside: MASS }
const patties: Shape = { draw: heapOf(patty, 3, 15), scale: 0.95, inside: MASS }
const cutlet: Shape = { draw: breadedCutlet, scale: 1.05, inside: [] }
const loaf: Shape = { draw: rowOf(pateSlice, 2, 27), scale: 0.9, inside: LENTILS }
const rolls: Shape = {
  draw: rowOf(cabbageRoll, 2, 24),
  scale: 1.05,
  inside: [...MASS, ...GRAINS, 'white-cabbage', 'savoy-cabbage'],
}
const tubes: Shape = {
  draw: rowOf(filledTube, 3, 20),
  scale: 1,
  inside: ['egg-free-lasagne-sheets', 'egg', 'egg-white', 'ricotta', 'cottage-cheese'],
}
const slicedRoll: Shape = {
  draw: heapOf(noriSlice, 6, 13.5),
  scale: 1,
  inside: [...GRAINS, 'nori', 'carrot', 'cucumber'],
}

const steak: Shape = { draw: cauliflowerSteak, scale: 1.15, inside: ['cauliflower'], madeOf: ['cauliflower'] }
const roast: Shape = { ...loaf, inside: [...LENTILS, 'chestnuts', 'mushrooms', 'rolled-oats'] }
const wrappedPrunes: Shape = {
  draw: heapOf(baconPrune, 6, 13),
  scale: 1.1,
  inside: ['bacon', 'prunes'],
  madeOf: ['bacon'],
}
const braisedRolls: Shape = {
  draw: rowOf(braisedRoll, 3, 19),
  scale: 1.15,
  inside: ['bacon', 'pickled-cucumber', 'gherkins', 'lean-beef', 'beef-sirloin'],
  madeOf: ['lean-beef', 'beef-sirloin'],
}
const beefRolls: Shape = { draw: rowOf(beefRoll, 4, 16), scale: 1, inside: ['roast-beef'], madeOf: ['roast-beef'] }
const hamRolls: Shape = {
  draw: rowOf(hamRoll, 4, 16),
  scale: 1,
  inside: ['ham', 'turkey-ham', 'chicken-ham'],
  madeOf: ['ham', 'turkey-ham'],
}

/** The shapes, by words in meal names. */
const SHAPES: readonly (readonly [words: string, shape: Shape])[] = [
  ['kimbap nori', slicedRoll],
  ['cannelloni', tubes],
  ['gołąbki golabki', rolls],
  ['schnitzel cutlet', cutlet],
  ['falafel', falafel],
  ['babka', { ...loaf, draw: rowOf(potatoLoafSlice, 2, 27) }],
  ['loaf pasztet', loaf],
  ['zrazy', braisedRolls],
  ['wrapped', wrappedPrunes],
  ['roll rolls', beefRolls],
  ['roll rolls', hamRolls],
  ['steak', steak],
  ['roast pâté', roast],
  ['balls klopsy klopsiki pulpety kofta köfte koftesi', balls],
  ['kotlety kotlet patties patty burger', patties],
]

/** The shape that these words name and these foods can form, or null. */
export function shapeOfWords(words: readonly string[], foodIds: readonly string[] = []): Shape | null {
  const isPossible = ({ madeOf }: Shape): boolean => !madeOf || madeOf.some((foodId) => foodIds.includes(foodId))
  return SHAPES.find(([known, shape]) => isPossible(shape) && isWordOf(words, new Set(known.split(' '))))?.[1] ?? null
}
