import type { PlatedForm } from '../plated-meal.ts'
import { shareBoard, shareBoardWithRoll } from './share-board.ts'
import { shareSpot } from './share-spot.ts'
import type { Spot } from './spot.ts'

/** Dishes with edges: nothing of another dish lies on or under them. */
const STAY_APART: ReadonlySet<PlatedForm> = new Set([
  'tart',
  'open-sandwich',
  'filled-roll',
  'crispbread',
  'wrap',
  'rolls',
  'pancakes',
  'cake',
  'bites',
])

/** One or two large things, as high as wide: a side lies beside them, not behind. */
const COMPACT: ReadonlySet<PlatedForm> = new Set(['filled-roll', 'wrap'])

/** Divides what a meal is served on among a main dish of this form and its sides. */
export function shareTable(
  spot: Spot,
  form: PlatedForm | undefined,
  sides: number,
): { readonly main: Spot; readonly sides: readonly Spot[] } {
  if (form === 'spread') return shareBoard(spot, sides)
  const isCompact = form !== undefined && COMPACT.has(form)
  // Only boards lie turned.
  if (isCompact && sides === 1 && spot.turn !== 0) return shareBoardWithRoll(spot)
  return shareSpot(spot, sides, form !== undefined && STAY_APART.has(form))
}
