import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { presentVariant } from './present-variant.ts'
import { findProductsOnSale } from './products-on-sale.ts'

const presentation = ({ services, language }: Context) => ({ catalogue: services.catalogue, language })

export const shopResolvers = {
  Query: {
    // Carts do not accept promo codes yet, so the code is ignored.
    productVariants: async (_, __, context) =>
      (await findProductsOnSale(context.services.db)).map((product) => presentVariant(product, presentation(context))),
    productVariant: async (_, { id }, context) => {
      const onSale = await findProductsOnSale(context.services.db)
      const product = onSale.find((candidate) => String(candidate.variantId) === id)
      return product === undefined ? null : presentVariant(product, presentation(context))
    },
  },
} satisfies Resolvers
