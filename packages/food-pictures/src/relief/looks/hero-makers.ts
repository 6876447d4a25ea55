import { colour } from '../paint/colour.ts'
import { breast } from '../pieces/breast.ts'
import { drumstick } from '../pieces/drumstick.ts'
import { fishFillet } from '../pieces/fish-fillet.ts'
import { roastSlice } from '../pieces/roast-slice.ts'
import type { PlatedFood } from '../plated-meal.ts'
import type { Piece } from '../scene/piece.ts'
import type { Random } from '../../drawing/random.ts'
import { FISH_KINDS, USUAL_FISH } from './fish-kinds.ts'
import { ROAST_KINDS, USUAL_ROAST } from './roast-kinds.ts'

const FISHES = new Set(['white-fish', 'oily-fish', 'smoked-fish', 'canned-fish'])
const MEATS = new Set(['lean-meat', 'red-meat', 'minced-meat'])

const PALE = { flesh: colour('#EDCE9E'), second: colour('#DBA96C') }
const DARK = { flesh: colour('#8A5238'), second: colour('#693826') }

/** Half the length and width of the place for one piece, units. */
export interface HeroSize {
  readonly a: number
  readonly b: number
}

/** One whole piece of what is the main thing of a plate: a fillet, a breast, a drumstick, a steak. */
export function wholePiece(food: PlatedFood, random: Random, { a, b }: HeroSize): Piece {
  const isFried = food.heats.includes('fried') || food.heats.includes('toasted')
  if (food.foodId === 'chicken-drumstick') return drumstick(random)
  if (food.role !== null && FISHES.has(food.role)) {
    const golden = isFried ? 0.85 : food.heats.includes('baked') ? 0.32 : 0.08
    return fishFillet(random, { kind: FISH_KINDS[food.foodId] ?? USUAL_FISH, a, b, golden })
  }
  if ((food.role !== null && MEATS.has(food.role)) || food.foodId === 'duck-breast') {
    const browned = food.heats.includes('boiled') ? 0.1 : food.heats.includes('baked') ? 0.95 : 0.75
    return breast(random, {
      kind: food.role === 'red-meat' || food.foodId === 'duck-breast' ? DARK : PALE,
      a,
      b,
      browned,
    })
  }
  return roastSlice(random, { kind: ROAST_KINDS[food.foodId] ?? USUAL_ROAST, a, b: b * 0.95, squared: 0.5 })
}
