import {
  Bean,
  Candy,
  Carrot,
  CookingPot,
  Croissant,
  Fish,
  Flame,
  type LucideIcon,
  Milk,
  Nut,
  ShoppingBasket,
  Soup,
  Wheat,
} from 'lucide-react'

/** By the key of the gateway's category. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  produce: Carrot,
  dairy: Milk,
  'meat-and-fish': Fish,
  bread: Croissant,
  grains: Wheat,
  tins: Soup,
  nuts: Nut,
  seasonings: Flame,
  sweet: Candy,
  pulses: Bean,
  oils: CookingPot,
}

export function AisleIcon({ aisle }: { readonly aisle: string }) {
  const Icon = ICONS[aisle] ?? ShoppingBasket
  return <Icon aria-hidden="true" />
}
