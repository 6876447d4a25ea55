import { foods } from '@dayplate/catalogue'
import type { FoodCategory, ReplacementRole } from '@dayplate/nutrition'

/** A food as the catalogue and the versions of meals name it. */
export interface PicturedFood {
  readonly id: string
  readonly category: FoodCategory
}

const ROLES = new Map<string, string | null>(foods.map(({ id, role }) => [id, role]))

/** What a food of an operator without a role is drawn like on a plate, by its category. Others are not seen by themselves. */
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

/** What a food of these categories is drawn like by itself. */
const ROLE_ALONE: Readonly<Partial<Record<FoodCategory, string>>> = {
  fats: 'oil',
  seasonings: 'spice-mix',
  sweet: 'sweet-biscuit',
  water: 'water',
}

interface ServedFood extends PicturedFood {
  /** Of an operator's food. Absent in versions of earlier releases. */
  readonly role?: ReplacementRole | null
}

/**
 * What dishes use a food for, whose pieces stand for a food without its own: by the catalogue, then by the operator, then by its
 * category. Null for a food that is not seen on a plate.
 */
export function roleOnPlate({ id, category, role }: ServedFood): string | null {
  const known = ROLES.get(id)
  return known === undefined ? (role ?? ROLE_OF_CATEGORY[category]) : known
}

/**
 * The same for a food that is drawn by itself, where nothing may stay unseen. An operator's role does not count: versions of earlier
 * releases lack it, and a food has one address.
 */
export const roleAlone = ({ id, category }: PicturedFood): string | null =>
  ROLES.has(id) ? roleOnPlate({ id, category }) : (ROLE_OF_CATEGORY[category] ?? ROLE_ALONE[category] ?? null)
