import { networkOf } from '../../platform/throttle/network-of.ts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { findAgreements } from './newsletter.repository.ts'
import { unsubscribe, type UnsubscribeOutcome } from './unsubscribe.ts'

const CODE_OF = { unsubscribed: 200, 'too-many': 429 } as const satisfies Record<UnsubscribeOutcome, number>

export const newsletterResolvers = {
  Mutation: {
    newsletter: () => ({}),
  },
  NewsletterMutation: {
    unsubscribe: async (_, { email }, { services, clientAddress }) => ({
      code: CODE_OF[await unsubscribe(services, email, networkOf(clientAddress))],
    }),
  },
  Me: {
    agreements: async ({ id }, _, { services }) => {
      const agreed = await findAgreements(services.db, id)
      return {
        newsletter: agreed.has('newsletter'),
        dietCourse: agreed.has('diet_course'),
        articles: agreed.has('articles'),
      }
    },
  },
} satisfies Resolvers
