import { defaultPeriod, type ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import type { ShoppingListProductRequest } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { addItem, markItem, removeItem, type ItemOutcome } from './change-item.ts'
import { changeStock, periodErrors, type ProductChange } from './change-stock.ts'
import { loadBasis } from './load-list.ts'
import { presentList, presentProduct } from './present-list.ts'
import { setPlates } from './set-plates.ts'

async function answerList(period: ShoppingPeriod | null, context: Context) {
  const { userId, systemOfMeasures: system } = await context.requireViewer()
  const errors = period === null ? [] : periodErrors(period)
  if (errors.length > 0) return validationException(errors)
  const { services, language } = context
  const today = await context.today()
  const loaded = await loadBasis(services, { userId, today }, { db: services.db, period })
  if (loaded.kind === 'no-access') return unauthorized(403, 'access/none')
  if (loaded.kind === 'no-plan') return null
  const listed =
    period ??
    defaultPeriod(
      today,
      loaded.days.map(({ date }) => date),
    )
  return listed === null ? null : presentList(loaded, listed, { catalogue: services.catalogue, language, system })
}

async function answerChange(
  { productId, datePeriod, version }: ShoppingListProductRequest,
  change: ProductChange,
  context: Context,
) {
  const { userId, systemOfMeasures: system } = await context.requireViewer()
  const { services, language } = context
  const request = { userId, today: await context.today(), foodId: productId, period: datePeriod }
  const outcome = await changeStock(services, { ...request, version: version ?? null }, change)
  switch (outcome.kind) {
    case 'refused':
      return validationException(outcome.errors)
    case 'no-access':
      return unauthorized(403, 'access/none')
    case 'state': {
      const product = presentProduct(outcome.basis, outcome.state, { catalogue: services.catalogue, language, system })
      if (product === null) throw new Error(`${productId} is needed but has no product`)
      return { __typename: 'ShoppingProductMarked' as const, code: 200, isBought: product.isBought, product }
    }
  }
}

function answerItem(outcome: ItemOutcome) {
  switch (outcome.kind) {
    case 'refused':
      return validationException(outcome.errors)
    case 'no-access':
      return unauthorized(403, 'access/none')
    case 'item':
      return { __typename: 'ShoppingItemChanged' as const, code: 200, item: outcome.item }
  }
}

async function writerOf(context: Context) {
  const { userId } = await context.requireViewer()
  return { userId, today: await context.today() }
}

export const shoppingListResolvers = {
  Query: {
    shoppingList: (_, { period }, context) => answerList(period ?? null, context),
  },
  Mutation: {
    shoppingListMarkProductAsBought: (_, { request }, context) => answerChange(request, { kind: 'bought' }, context),
    shoppingListMarkProductAsNotBought: (_, { request }, context) =>
      answerChange(request, { kind: 'not-bought' }, context),
    shoppingListSetAtHome: (_, { request, grams }, context) =>
      answerChange(request, { kind: 'at-home', grams }, context),
    shoppingListAddItem: async (_, typed, context) =>
      answerItem(await addItem(context.services, await writerOf(context), typed)),
    shoppingListMarkItem: async (_, { id, isBought, version }, context) =>
      answerItem(await markItem(context.services, await writerOf(context), { id, isBought, version: version ?? null })),
    shoppingListRemoveItem: async (_, { id }, context) =>
      (await removeItem(context.services, await writerOf(context), id))
        ? basicSuccess
        : unauthorized(403, 'access/none'),
    shoppingListSetPlates: async (_, { plates }, context) => {
      const outcome = await setPlates(context.services, await writerOf(context), plates)
      switch (outcome.kind) {
        case 'set':
          return basicSuccess
        case 'refused':
          return validationException(outcome.errors)
        case 'no-access':
          return unauthorized(403, 'access/none')
      }
    },
  },
} satisfies Resolvers
