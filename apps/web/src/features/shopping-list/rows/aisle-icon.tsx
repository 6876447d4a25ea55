import {
  CupSoda,
  CakeSlice,
  Carrot,
  Croissant,
  Droplets,
  Fish,
  Flame,
  type LucideIcon,
  Milk,
  Nut,
  ShoppingBasket,
  Snowflake,
  Soup,
  Wheat,
} from 'lucide-react'

/** By the key of the gateway's category. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  produce: Carrot,
  fridge: Milk,
  'meat-and-fish': Fish,
  bread: Croissant,
  grains: Wheat,
  'tins-and-jars': Soup,
  nuts: Nut,
  oils: Droplets,
  spices: Flame,
  baking: CakeSlice,
  drinks: CupSoda,
  frozen: Snowflake,
}

export function AisleIcon({ aisle }: { readonly aisle: string }) {
  const Icon = ICONS[aisle] ?? ShoppingBasket
  return <Icon aria-hidden="true" />
}
