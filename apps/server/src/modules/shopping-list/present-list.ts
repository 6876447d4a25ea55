import { MEAL_TYPE_NAMES, SHELF_NAMES } from '@dayplate/messages/server'
import { MEAL_TYPES, type FoodCategory } from '@dayplate/nutrition'
import {
  purchaseText,
  shelvesOf,
  type Purchase,
  type ShelfItem,
  type ShelvedFood,
  type ShoppingPeriod,
} from '@dayplate/rules/shopping-list'
import type { Measurement, ShoppingList, ShoppingMeal, ShoppingProduct } from '../../platform/graphql/schema.gen.ts'
import { nameOfMeal, type Catalogue } from '../catalogue/index.ts'
import { measurementsOf, WIRE_MEAL_TYPE, type MeasureStyle } from '../day-plan/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { requireVersion } from '../stored-plans/index.ts'
import type { ShoppingBasis } from './load-list.ts'
import { NOTICED_G, productState, type ProductState } from './product-state.ts'

interface Presentation extends MeasureStyle {
  readonly catalogue: Catalogue
}

interface ListedFood extends ShelvedFood {
  readonly id: string
  readonly imageUrl: string | null
}

/** A list of a period by shelves, in the reader's language and units. */
export function presentList(
  basis: ShoppingBasis,
  period: ShoppingPeriod,
  presentation: Presentation,
): ShoppingList & { readonly __typename: 'ShoppingList' } {
  const products = productsOf(basis, period)
  return {
    __typename: 'ShoppingList',
    period,
    plates: basis.plates,
    cookedMeals: presentMeals(products, presentation),
    ownItems: [...basis.items],
    categories: shelved(basis, products, presentation).map(({ category, products }) => ({
      key: category,
      categoryId: category,
      name: SHELF_NAMES[category][presentation.language],
      products,
    })),
  }
}

/** One product of a list; null if the period needs nothing of it. */
export function presentProduct(
  basis: ShoppingBasis,
  state: ProductState,
  presentation: Presentation,
): ShoppingProduct | null {
  return shelved(basis, [state], presentation)[0]?.products[0] ?? null
}

const productsOf = (basis: ShoppingBasis, period: ShoppingPeriod): readonly ProductState[] =>
  [...basis.needs.keys()].flatMap((foodId) => productState(basis, foodId, period) ?? [])

/** The meals that need the products, in the order of the days and the meals of a day. */
function presentMeals(products: readonly ProductState[], { catalogue, language }: Presentation): ShoppingMeal[] {
  const needs = products.flatMap(({ foodId, needs: own }) =>
    own.flatMap(({ date, meals }) => meals.map(({ type, recipe }) => ({ foodId, date, type, recipe }))),
  )
  return [...Map.groupBy(needs, ({ date, type }) => `${date} ${MEAL_TYPES.indexOf(type)}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => {
      if (first === undefined) return []
      const { date, type, recipe } = first
      return {
        date,
        mealType: { type: WIRE_MEAL_TYPE[type], name: MEAL_TYPE_NAMES[type][language] },
        name: nameOfMeal(requireVersion(catalogue, recipe), language),
        productIds: [first, ...rest].map(({ foodId }) => foodId),
      }
    })
}

interface PresentedShelf {
  readonly category: FoodCategory
  readonly products: ShoppingProduct[]
}

function shelved(
  basis: ShoppingBasis,
  states: readonly ProductState[],
  presentation: Presentation,
): readonly PresentedShelf[] {
  const stateOf = new Map(states.map((state) => [state.foodId, state]))
  const amounts = new Map(states.map((state) => [state.foodId, state.isBought ? state.neededG : state.missingG]))
  const foodOf = (foodId: string) => listedFood(foodId, basis, presentation.catalogue)
  return shelvesOf(amounts, foodOf, presentation.language).map(({ category, items }) => ({
    category,
    products: items.flatMap((item) => {
      const state = stateOf.get(item.food.id)
      return state === undefined ? [] : [productOf(item, state, presentation)]
    }),
  }))
}

function productOf(
  { food, purchase }: ShelfItem<ListedFood>,
  state: ProductState,
  style: Presentation,
): ShoppingProduct {
  const weigh = (grams: number): string => measurementsOf(grams, null, style)[0]?.text ?? ''
  return {
    key: `${food.id} ${state.period.start} ${state.period.end}`,
    productId: food.id,
    name: food.name[style.language],
    imageUrl: food.imageUrl,
    isBought: state.isBought,
    version: state.version,
    measurements: [measurementOf(purchase, style)],
    needed: weigh(state.neededG),
    neededGrams: Math.round(state.neededG),
    bought: state.boughtG >= NOTICED_G ? weigh(state.boughtG) : null,
    atHome: state.atHomeG >= NOTICED_G ? weigh(state.atHomeG) : null,
    atHomeGrams: Math.round(state.atHomeG),
    externalStoreProductId: null,
    externalStoreMeasure: null,
    externalStoreUnit: null,
  }
}

function measurementOf(purchase: Purchase, { language }: MeasureStyle): Measurement {
  const text = purchaseText(purchase, language)
  switch (purchase.kind) {
    case 'weight':
      return { amount: purchase.grams, unit: 'g', text }
    case 'pieces':
      return { amount: purchase.count, unit: 'piece', text }
    case 'packs':
      return { amount: purchase.packs.reduce((sum, { count }) => sum + count, 0), unit: purchase.word, text }
  }
}

/** A food of the catalogue, or one that only stored days still know: it has no packs, so it is weighed. */
function listedFood(foodId: string, { days }: ShoppingBasis, catalogue: Catalogue): ListedFood {
  const food = catalogue.foodById.get(foodId)
  if (food !== undefined) return { ...food, imageUrl: pictureUrls.food(food) }
  const stored = days
    .flatMap(({ document }) => document.meals)
    .flatMap(({ version }) => requireVersion(catalogue, version).dishes)
    .flatMap(({ ingredients }) => ingredients)
    .find((ingredient) => ingredient.foodId === foodId)
  if (stored === undefined) throw new Error(`no day of the plan has the food ${foodId}`)
  const { name, category, measures } = stored
  return { id: foodId, imageUrl: null, name, category, measures, ediblePercent: 100, packsG: [], isCountable: false }
}
