import { dayOfInstant } from '@dayplate/dates'
import type { Context } from '../../../platform/graphql/context.ts'
import type { Resolvers } from '../../../platform/graphql/resolvers.gen.ts'
import type {
  MutationSharedShoppingListMarkItemArgs,
  MutationSharedShoppingListMarkProductArgs,
} from '../../../platform/graphql/schema.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../../platform/throttle/network-of.ts'
import { markItem } from '../change-item.ts'
import { changeStock } from '../change-stock.ts'
import { loadBasis } from '../load-list.ts'
import { findLinks, type ListLink, type OpenedLink } from './list-links.repository.ts'
import { openLink } from './open-link.ts'
import { isShared, presentSharedList, presentSharedProduct } from './present-shared-list.ts'
import { shareList, stopSharing } from './share-list.ts'

/** One answer for every secret that opens nothing, whatever the reason. */
const gone = () => unauthorized(401, 'shared-list/gone')

const NOT_LISTED = [{ fieldName: 'productId', messages: ['shopping-list/no-such-product'] }]

/** Opens the link that a call names; null when it opens nothing. */
async function open({ services, clientAddress, logSecurityEvent }: Context, token: string) {
  const link = await openLink(services, { token, network: networkOf(clientAddress) })
  if (link === null) {
    logSecurityEvent({ event: 'secret-address-refused', outcome: 'refused', userId: null })
    return null
  }
  const owner = { userId: link.ownerId, today: dayOfInstant(services.clock.now(), link.timeZone) }
  return { link, owner }
}

/** Names in the visitor's language, amounts in the owner's units. */
const presentationOf = ({ services, language }: Context, { systemOfMeasures: system }: OpenedLink) => ({
  catalogue: services.catalogue,
  language,
  system,
})

async function answerSharedList(token: string, context: Context) {
  const opened = await open(context, token)
  if (opened === null) return gone()
  const { link, owner } = opened
  const { services } = context
  const loaded = await loadBasis(services, owner, { db: services.db, period: link.period })
  if (loaded.kind !== 'basis') return gone()
  return {
    __typename: 'SharedShoppingList' as const,
    expiresAt: link.expiresAt.toISOString(),
    ...presentSharedList(loaded, link, presentationOf(context, link)),
  }
}

const presentLink = ({ period, expiresAt }: ListLink) => ({ period, expiresAt: expiresAt.toISOString() })

async function answerProductMark(
  { token, productId, isBought, version }: MutationSharedShoppingListMarkProductArgs,
  context: Context,
) {
  const opened = await open(context, token)
  if (opened === null) return gone()
  const { link, owner } = opened
  const request = { ...owner, foodId: productId, period: link.period, version: version ?? null, isListed: isShared }
  const outcome = await changeStock(context.services, request, { kind: isBought ? 'bought' : 'not-bought' })
  switch (outcome.kind) {
    case 'refused':
      return validationException(outcome.errors)
    case 'no-access':
      return gone()
    case 'state': {
      const product = presentSharedProduct(outcome.basis, { state: outcome.state, link }, presentationOf(context, link))
      return product === null
        ? validationException(NOT_LISTED)
        : { __typename: 'SharedShoppingProductMarked' as const, code: 200, product }
    }
  }
}

async function answerItemMark(
  { token, id, isBought, version }: MutationSharedShoppingListMarkItemArgs,
  context: Context,
) {
  const opened = await open(context, token)
  if (opened === null) return gone()
  const outcome = await markItem(context.services, opened.owner, { id, isBought, version: version ?? null })
  switch (outcome.kind) {
    case 'refused':
      return validationException(outcome.errors)
    case 'no-access':
      return gone()
    case 'item':
      return { __typename: 'ShoppingItemChanged' as const, code: 200, item: outcome.item }
  }
}

export const sharedListResolvers = {
  Query: {
    shoppingListLinks: async (_, __, { services, requireViewer }) =>
      (await findLinks(services.db, services.clock, (await requireViewer()).userId)).map(presentLink),
    sharedShoppingList: (_, { token }, context) => answerSharedList(token, context),
  },
  Mutation: {
    shoppingListShare: async (_, { period }, context) => {
      const { userId } = await context.requireViewer()
      const outcome = await shareList(context.services, { userId, today: await context.today() }, period)
      switch (outcome.kind) {
        case 'refused':
          return validationException(outcome.errors)
        case 'no-access':
          return unauthorized(403, 'access/none')
        case 'shared':
          context.logSecurityEvent({ event: 'list-shared', outcome: 'done', userId })
          return { __typename: 'ShoppingListShared', link: presentLink(outcome.link), token: outcome.token }
      }
    },
    shoppingListStopSharing: async (_, { period }, { services, requireViewer }) => {
      await stopSharing(services, (await requireViewer()).userId, period)
      return basicSuccess
    },
    sharedShoppingListMarkProduct: (_, mark, context) => answerProductMark(mark, context),
    sharedShoppingListMarkItem: (_, mark, context) => answerItemMark(mark, context),
  },
} satisfies Resolvers
