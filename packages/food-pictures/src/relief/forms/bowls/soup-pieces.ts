import type { FoundLook } from '../../looks/look.ts'
import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { shaded } from '../../paint/colour.ts'
import { crumb } from '../../pieces/crumb.ts'
import { dice } from '../../pieces/dice.ts'
import { eggHalf } from '../../pieces/egg.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { spoonLookOf } from './fallback-look.ts'

const RICE = new Set(['white-rice', 'brown-rice', 'basmati-rice', 'risotto-rice', 'wild-rice'])
const GRAIN_ROLES = new Set(['cooked-grain', 'creamy-grain'])

/** Whether a food comes as many small grains. */
export const isGrain = ({ role }: PlatedFood): boolean => role !== null && GRAIN_ROLES.has(role)

const LIGHT_CRUMB = colour('#E2B876')

/** How a piece of a food looks in a soup: as a spoon would take it. */
export function soupLookOf(food: PlatedFood): FoundLook {
  const found = spoonLookOf(food)
  const tint = tintOf(food)
  const counted = (grams: number) => ({ ...found, grams, count: Math.max(1, Math.round(food.grams / grams)) })
  if (food.role === 'egg') return { ...counted(28), make: eggHalf }
  if (isGrain(food)) {
    const second = shaded(tint, 0.9)
    const length = RICE.has(food.foodId) ? 7.4 : 5
    const width = RICE.has(food.foodId) ? 3 : 4
    return {
      ...counted(0.6),
      make: (random) =>
        stick(random, {
          length: within(random, length * 0.85, length * 1.1),
          width,
          height: 2.4,
          colour: tint,
          second,
          square: 0,
          taper: 0.3,
          gloss: 0.6,
        }),
    }
  }
  if (food.role === 'bread') {
    return {
      ...counted(4),
      make: (random) =>
        dice(random, { half: 6.4, colour: LIGHT_CRUMB, second: tint, gloss: 0.2, grain: 0.9, browned: 0.55 }),
    }
  }
  if (food.foodId === 'sorrel')
    return { ...counted(3), make: crumb({ colour: colour('#6E7A32'), second: colour('#4E5A22'), least: 2.4, most: 6 }) }
  return found
}
