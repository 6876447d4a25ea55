import type { ShoppingListOfPeriod } from '../shopping-list-of-period.ts'

/** A line of a list that leaves the product. Amounts are texts as the page shows them. */
export interface SharedLine {
  readonly aisle: string
  readonly product: string
  /** What to buy: "2 tubs of 150 g". Null for what the user wrote without an amount. */
  readonly buy: string | null
  /** What the recipes need. */
  readonly need: string | null
  readonly isBought: boolean
}

/** The lines of a list, with what the user wrote under `ownAisle`. What is at home counts as bought. */
export const sharedLines = (
  { categories, ownItems }: Pick<ShoppingListOfPeriod, 'categories' | 'ownItems'>,
  ownAisle: string,
): readonly SharedLine[] => [
  ...categories.flatMap(({ name: aisle, products }) =>
    products.map(({ name, measurements, needed, isBought }) => ({
      aisle,
      product: capitalised(name),
      buy: measurements.map(({ text }) => text).join(' + '),
      need: needed,
      isBought,
    })),
  ),
  ...ownItems.map(({ name, isBought }) => ({ aisle: ownAisle, product: name, buy: null, need: null, isBought })),
]

const capitalised = (name: string): string => `${name.slice(0, 1).toLocaleUpperCase()}${name.slice(1)}`
