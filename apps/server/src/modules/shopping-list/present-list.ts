import { AISLE_NAMES, MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import { gramsPerMlOf, MEAL_TYPES, type FoodAisle } from '@dayplate/nutrition'
import {
  aislesOf,
  countedNeedText,
  countedUnitsOf,
  needText,
  NOTICED_G,
  noticedRestG,
  purchaseText,
  type AisleItem,
  type Purchase,
  type ShoppingPeriod,
} from '@dayplate/rules/shopping-list'
import type {
  HomeUnit,
  Measurement,
  ShoppingList,
  ShoppingMeal,
  ShoppingProduct,
} from '../../platform/graphql/schema.gen.ts'
import { nameOfMeal, type Catalogue } from '../catalogue/index.ts'
import { measurementsOf, scaleFor, WIRE_MEAL_TYPE, type MeasureStyle } from '../day-plan/index.ts'
import { requireVersion } from '../stored-plans/index.ts'
import type { ListedFood } from './listed-food.ts'
import type { ShoppingBasis } from './load-list.ts'
import { productState, type ProductState } from './product-state.ts'

export interface Presentation extends MeasureStyle {
  readonly catalogue: Catalogue
}

/** A list of a period by aisles, in the reader's language and units. */
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
    categories: inAisles(basis, products, presentation).map(({ aisle, products }) => ({
      key: aisle,
      categoryId: aisle,
      name: AISLE_NAMES[aisle][presentation.language],
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
  return inAisles(basis, [state], presentation)[0]?.products[0] ?? null
}

/** What a period needs, in no order. */
export const productsOf = (basis: ShoppingBasis, period: ShoppingPeriod): readonly ProductState[] =>
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

export interface PresentedAisle {
  readonly aisle: FoodAisle
  readonly products: ShoppingProduct[]
}

/** Products by aisles, in the reader's language and units. */
export function inAisles(
  basis: ShoppingBasis,
  states: readonly ProductState[],
  presentation: Presentation,
): readonly PresentedAisle[] {
  const stateOf = new Map(states.map((state) => [state.foodId, state]))
  const amounts = new Map(states.map((state) => [state.foodId, state.isBought ? state.neededG : state.missingG]))
  return aislesOf(amounts, basis.foodOf, presentation.language).map(({ aisle, items }) => ({
    aisle,
    products: items.flatMap((item) => {
      const state = stateOf.get(item.food.id)
      return state === undefined ? [] : [productOf(item, state, presentation)]
    }),
  }))
}

function productOf(
  { food, purchase }: AisleItem<ListedFood>,
  state: ProductState,
  style: Presentation,
): ShoppingProduct {
  const amountText = (grams: number): string => neededText(food, grams, style)
  const has = withRests(state)
  return {
    key: `${food.id} ${state.period.start} ${state.period.end}`,
    productId: food.id,
    name: food.name[style.language],
    imageUrl: food.imageUrl,
    isBought: state.isBought,
    version: state.version,
    measurements: [measurementOf(purchase, style)],
    needed: amountText(state.neededG),
    neededGrams: Math.round(state.neededG),
    bought: has.boughtG >= NOTICED_G ? amountText(has.boughtG) : null,
    atHome: has.atHomeG >= NOTICED_G ? amountText(has.atHomeG) : null,
    atHomeGrams: Math.round(has.atHomeG),
    homeUnits: homeUnitsOf(food, style),
    isTrimmed: food.ediblePercent < WHOLE_PERCENT,
    externalStoreProductId: null,
    externalStoreMeasure: null,
    externalStoreUnit: null,
  }
}

/** The rest of a pack is part of what was bought if this list bought some, else it is at home. */
function withRests(state: ProductState) {
  const { boughtG, atHomeG } = state
  const leftG = noticedRestG(state)
  return boughtG >= NOTICED_G ? { boughtG: boughtG + leftG, atHomeG } : { boughtG, atHomeG: atHomeG + leftG }
}

/** What is counted comes first, because it needs no scales. */
function homeUnitsOf(food: ListedFood, { language, system }: MeasureStyle): HomeUnit[] {
  const { unit, gramsPerUnit } = scaleFor(pouredOf(food), system)
  return [...countedUnitsOf(food, language), { name: unit, one: null, grams: gramsPerUnit }]
}

const pouredOf = (food: ListedFood): ListedFood | null => (gramsPerMlOf(food) === null ? null : food)

const WHOLE_PERCENT = 100

/** In the units that people use. Packs keep the units that are printed on them. */
function neededText(food: ListedFood, grams: number, style: MeasureStyle): string {
  if (style.system !== 'imperial') return needText(food, grams, style.language)
  return countedNeedText(food, grams, style.language) ?? measurementsOf(grams, pouredOf(food), style)[0]?.text ?? ''
}

function measurementOf(purchase: Purchase, { language }: MeasureStyle): Measurement {
  const text = purchaseText(purchase, language)
  switch (purchase.kind) {
    case 'weight':
      return { amount: purchase.grams, unit: 'g', text }
    case 'pieces':
      return { amount: purchase.count, unit: purchase.container, text }
    case 'packs':
      return { amount: purchase.packs.reduce((sum, { count }) => sum + count, 0), unit: purchase.container, text }
  }
}
