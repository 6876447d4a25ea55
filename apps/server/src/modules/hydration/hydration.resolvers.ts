import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, validationException } from '../../platform/graphql/validation-exception.ts'
import { findHydrationSettings } from './hydration.repository.ts'
import { REMINDER_KEY, saveHydrationSettings } from './save-hydration-settings.ts'

export const hydrationResolvers = {
  Mutation: {
    hydrationSettings: async (_, { settings }, context) => {
      const { userId } = await context.requireViewer()
      const outcome = await saveHydrationSettings(context.services, userId, settings)
      switch (outcome.kind) {
        case 'saved':
          return basicSuccess
        case 'refused':
          return validationException(outcome.errors)
      }
    },
  },
  Me: {
    hydrationSettings: async ({ id }, _, { services }) => {
      const { defaultDailyGoal, reminder } = await findHydrationSettings(services.db, id)
      return { key: id, defaultDailyGoal, notifications: [{ key: REMINDER_KEY, ...reminder }] }
    },
  },
} satisfies Resolvers
