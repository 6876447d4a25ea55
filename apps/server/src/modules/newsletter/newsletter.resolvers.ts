import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { changeAgreement } from './change-agreement.ts'
import { findAgreements, type AgreementKind } from './newsletter.repository.ts'
import { unsubscribeByLink, type LinkOutcome } from './unsubscribe-by-link.ts'
import { unsubscribe, type UnsubscribeOutcome } from './unsubscribe.ts'

const CODE_OF = { unsubscribed: 200, 'too-many': 429 } as const satisfies Record<UnsubscribeOutcome, number>

const LINK_CODE_OF = { unsubscribed: 200, 'unknown-link': 404 } as const satisfies Record<LinkOutcome, number>

const agreementTo =
  (kind: AgreementKind) =>
  async (_: unknown, { agreement }: { agreement: boolean }, context: Context) => {
    const { userId } = await context.requireViewer()
    await changeAgreement(context.services, { userId, kind, isGiven: agreement })
    return basicSuccess
  }

export const newsletterResolvers = {
  Mutation: {
    newsletter: () => ({}),
    agreementToReceiveNewsletter: agreementTo('newsletter'),
    agreementToNotifyAboutDietCourse: agreementTo('diet_course'),
    agreementToNotifyAboutArticles: agreementTo('articles'),
  },
  NewsletterMutation: {
    unsubscribe: async (_, { email }, { services, clientAddress }) => ({
      code: CODE_OF[await unsubscribe(services, email, networkOf(clientAddress))],
    }),
    unsubscribeByLink: async (_, link, { services }) => ({
      code: LINK_CODE_OF[await unsubscribeByLink(services, link)],
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
