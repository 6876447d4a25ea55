import { colour } from '../paint/colour.ts'
import { breast } from '../pieces/breast.ts'
import { chickenThigh, drumstick } from '../pieces/drumstick.ts'
import { fishFillet } from '../pieces/fish-fillet.ts'
import { roastSlice } from '../pieces/roast-slice.ts'
import type { PlatedFood } from '../plated-meal.ts'
import type { Piece } from '../scene/piece.ts'
import type { Random } from '../../drawing/random.ts'
import { FISH_KINDS, USUAL_FISH } from './fish-kinds.ts'
import { roastKind } from './roast-kinds.ts'

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
  const { foodId, role } = food
  if (foodId === 'chicken-drumstick') return drumstick(random)
  if (isThigh(food)) return chickenThigh(random)
  if (role !== null && FISHES.has(role)) {
    return fishFillet(random, { kind: FISH_KINDS[foodId] ?? USUAL_FISH, a, b, golden: goldenOf(food) })
  }
  const isDuck = foodId === 'duck-breast'
  if (isDuck || (role !== null && MEATS.has(role))) {
    return breast(random, { kind: isDuck || role === 'red-meat' ? DARK : PALE, a, b, browned: brownedOf(food) })
  }
  return roastSlice(random, { kind: roastKind(food), a, b: b * 0.95, squared: 0.5 })
}

/** A roasted thigh keeps its skin and bone; one that is fried or braised is without. */
export const isThigh = ({ foodId, heats }: PlatedFood): boolean => foodId === 'chicken-thigh' && heats[0] === 'baked'

/** How golden a fish is: fried in flour, baked or poached. */
function goldenOf({ heats }: PlatedFood): number {
  if (heats.includes('fried') || heats.includes('toasted')) return 0.85
  return heats.includes('baked') ? 0.6 : 0.1
}

/** How brown meat is: roasted most, boiled hardly. */
function brownedOf({ heats }: PlatedFood): number {
  if (heats.includes('boiled')) return 0.1
  return heats.includes('baked') ? 0.95 : 0.75
}
