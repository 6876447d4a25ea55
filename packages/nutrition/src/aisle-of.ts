import type { FoodCategory } from './food.ts'
import type { FoodAisle } from './food-aisle.ts'
import type { FoodContainer } from './food-container.ts'

interface AisleOfCategory {
  readonly usual: FoodAisle
  /** Foods of the category that a shop keeps elsewhere because of their container. */
  readonly by?: Partial<Record<FoodContainer, FoodAisle>>
}

const PRESERVED = { tin: 'tins-and-jars', jar: 'tins-and-jars', bottle: 'tins-and-jars' } as const
const FRUIT_OR_VEGETABLES: AisleOfCategory = { usual: 'produce', by: { ...PRESERVED, carton: 'drinks' } }
const CHILLED = { block: 'fridge', tub: 'fridge', carton: 'fridge', bottle: 'fridge' } as const

const AISLE_OF_CATEGORY: Readonly<Record<FoodCategory, AisleOfCategory>> = {
  vegetables: FRUIT_OR_VEGETABLES,
  fruit: FRUIT_OR_VEGETABLES,
  bread: { usual: 'bread' },
  grains: { usual: 'grains', by: PRESERVED },
  dairy: { usual: 'fridge' },
  eggs: { usual: 'fridge' },
  meat: { usual: 'meat-and-fish', by: PRESERVED },
  fish: { usual: 'meat-and-fish', by: PRESERVED },
  // Dry pulses come in packs.
  'plant-protein': { usual: 'grains', by: { ...PRESERVED, ...CHILLED } },
  'nuts-and-seeds': { usual: 'nuts' },
  fats: { usual: 'oils', by: { block: 'fridge', tub: 'fridge' } },
  seasonings: { usual: 'spices', by: { bunch: 'produce', pot: 'produce', jar: 'oils', bottle: 'oils' } },
  sweet: { usual: 'baking' },
  // Never reached, because water comes from the tap.
  water: { usual: 'drinks' },
}

/** The properties of a food that decide where a shop keeps it. */
export interface PlacedFood {
  readonly category: FoodCategory
  readonly container: FoodContainer
  readonly aisle: FoodAisle | null
}

/** The aisle of a food: its own, or the one of its category and container. */
export function aisleOf({ category, container, aisle }: PlacedFood): FoodAisle {
  const { usual, by } = AISLE_OF_CATEGORY[category]
  return aisle ?? by?.[container] ?? usual
}
