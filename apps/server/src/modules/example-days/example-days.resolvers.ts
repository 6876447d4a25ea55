import { DEFAULT_TIME_ZONE, dayOfInstant } from '@dayplate/dates'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { presentExample } from './present-example.ts'
import { examplesOf } from './todays-examples.ts'

export const exampleDaysResolvers = {
  Query: {
    // Needs no viewer, because the page is for visitors and the browser sends the time zone.
    exampleDays: async (_, __, { services: { catalogue, clock, planner }, language, timeZone }) => {
      const today = dayOfInstant(clock.now(), timeZone ?? DEFAULT_TIME_ZONE)
      const examples = await examplesOf({ catalogue, planner }, today)
      return examples.map((example) => presentExample(example, { catalogue, language }))
    },
  },
} satisfies Resolvers
