import type { FoodCategory, ReplacementRole } from '@dayplate/nutrition'

/** What a food without a role is drawn like, by its shelf. Others are not seen by themselves. */
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

interface OwnFood {
  readonly category: FoodCategory
  /** Absent in versions of earlier releases. */
  readonly role?: ReplacementRole | null
}

/** The role whose pieces stand for a food of an operator, which has none of its own; null for a food that is not seen. */
export const roleOfOwnFood = ({ role, category }: OwnFood): string | null => role ?? ROLE_OF_CATEGORY[category]
