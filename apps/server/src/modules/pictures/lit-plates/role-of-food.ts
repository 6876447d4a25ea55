import { foods } from '@dayplate/catalogue'
import type { FoodCategory } from '@dayplate/nutrition'

/** A food as the catalogue and the versions of meals name it. */
export interface PicturedFood {
  readonly id: string
  readonly category: FoodCategory
}

const ROLES = new Map<string, string | null>(foods.map(({ id, role }) => [id, role]))

/** What a food of an operator is drawn like on a plate, by its shelf. Others are not seen by themselves. */
const ROLE_OF_CATEGORY: Readonly<Record<FoodCategory, string | null>> = {
  vegetables: 'soft-vegetable',
  fruit: 'orchard-fruit',
  bread: 'bread',
  grains: 'cooked-grain',
  dairy: 'fresh-cheese',
  eggs: 'egg',
  meat: 'lean-meat',
  fish: 'white-fish',
  'plant-protein': 'tofu-like',
  'nuts-and-seeds': 'nut',
  fats: null,
  seasonings: null,
  sweet: null,
  water: null,
}

/** What a food of these shelves is drawn like by itself. */
const ROLE_ALONE: Readonly<Partial<Record<FoodCategory, string>>> = {
  fats: 'oil',
  seasonings: 'spice-mix',
  sweet: 'sweet-biscuit',
  water: 'water',
}

/** What dishes use a food for; of a food of an operator what its shelf suggests, null when that is unknown too. */
export function roleOnPlate(foodId: string, category: FoodCategory | undefined): string | null {
  const own = ROLES.get(foodId)
  if (own !== undefined) return own
  return category === undefined ? null : ROLE_OF_CATEGORY[category]
}

/** The same for a food that is drawn by itself, where nothing may stay unseen. */
export const roleAlone = ({ id, category }: PicturedFood): string | null =>
  roleOnPlate(id, category) ?? (ROLES.has(id) ? null : (ROLE_ALONE[category] ?? null))
