import type { PlatedForm } from '../plated-meal.ts'
import { shareBoard } from './share-board.ts'
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

/** Divides what a meal is served on among a main dish of this form and its sides. */
export function shareTable(
  spot: Spot,
  form: PlatedForm | undefined,
  sides: number,
): { readonly main: Spot; readonly sides: readonly Spot[] } {
  if (form === 'spread') return shareBoard(spot, sides)
  return shareSpot(spot, sides, form !== undefined && STAY_APART.has(form))
}
