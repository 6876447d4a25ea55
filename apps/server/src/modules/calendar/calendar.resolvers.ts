import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { deleteFeed, findFeedTime } from './calendar-feeds.repository.ts'
import { makeCalendar } from './switch-calendar.ts'

const CONSENT_NEEDED = [{ fieldName: 'healthDataConsent', messages: ['validation/consent-required'] }]

export const calendarResolvers = {
  Me: {
    calendarFeed: async ({ id }, _, { services }) => {
      const madeAt = await findFeedTime(services.db, id)
      return madeAt === null ? null : { madeAt: madeAt.toISOString() }
    },
  },
  Mutation: {
    calendarFeedMake: async (_, __, { services, language, requireViewer, today, logSecurityEvent }) => {
      const { userId } = await requireViewer()
      const outcome = await makeCalendar(services, { userId, language, today: await today() })
      switch (outcome.kind) {
        case 'no-access':
          return unauthorized(403, 'access/none')
        case 'no-consent':
          return validationException(CONSENT_NEEDED)
        case 'made':
          logSecurityEvent({ event: 'calendar-switched-on', outcome: 'done', userId })
          return { __typename: 'CalendarFeedMade', url: outcome.url, feed: { madeAt: outcome.madeAt.toISOString() } }
      }
    },
    calendarFeedStop: async (_, __, { services, requireViewer }) => {
      await deleteFeed(services.db, (await requireViewer()).userId)
      return basicSuccess
    },
  },
} satisfies Resolvers
