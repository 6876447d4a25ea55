import { products } from '@dayplate/catalogue'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { composeVariant } from './compose-variant.ts'

const composition = ({ services, language }: Context) => ({ catalogue: services.catalogue, language })

export const shopResolvers = {
  Query: {
    // There are no promo codes yet, so that every one of them is unknown.
    productVariants: (_, __, context) => products.map((product) => composeVariant(product, composition(context))),
    productVariant: (_, { id }, context) => {
      const product = products.find((candidate) => String(candidate.variantId) === id)
      return product === undefined ? null : composeVariant(product, composition(context))
    },
  },
} satisfies Resolvers
