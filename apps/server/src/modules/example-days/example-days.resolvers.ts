import { isModeAllowed } from '@dayplate/rules/diet-settings'
import { parseExampleChoice } from '@dayplate/rules/example-days'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import type { QueryExampleDayArgs } from '../../platform/graphql/schema.gen.ts'
import { type FieldError, validationException } from '../../platform/graphql/validation-exception.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { mealTypeOfWire } from '../day-plan/index.ts'
import { replacementsOf } from './plan-example.ts'
import { presentExample, presentReplacement } from './present-example.ts'

/** When a page asks again for a day that is not planned yet, in seconds. All days are planned within half a minute. */
const RETRY_AFTER_SECONDS = 2

/** The page offers only choices that exist, so it shows neither text. */
const refusalOf = ({ dietMode, dietId }: QueryExampleDayArgs): FieldError =>
  isModeAllowed(dietMode, dietId)
    ? { fieldName: 'bodyId', messages: ['validation/choice-required'] }
    : { fieldName: 'dietMode', messages: ['diet-settings/validation/mode-not-for-glp1'] }

export const exampleDaysResolvers = {
  Query: {
    // Needs no viewer, because the page is for visitors. Never plans, because visitors must not keep users' plans waiting.
    exampleDay: async (_, asked, { services, language }) => {
      const choice = parseExampleChoice(asked)
      if (choice === null) return validationException([refusalOf(asked)])
      const example = services.exampleDays.find(choice)
      if (example === null) {
        return { __typename: 'ExampleDayInPreparation', retryAfterSeconds: RETRY_AFTER_SECONDS }
      }
      const { catalogue } = services
      await loadMissingVersions(
        services,
        [...example.day.document.meals, ...example.replacements].map(({ version }) => version),
      )
      return { __typename: 'ExampleDay', ...presentExample(example, { catalogue, language }) }
    },
  },
  ExampleDay: {
    exampleReplacements: ({ example }, _, { services: { catalogue }, language }) =>
      example.replacements.map((planned) => presentReplacement(example, planned, { catalogue, language })),
    meal: ({ example, events }, { type, id }, { services: { catalogue }, language }) => {
      const own = events.find((event) => event.mealType.type === type && event.id === id)
      if (own !== undefined) return own
      const planned = replacementsOf(example, mealTypeOfWire(type)).find(
        ({ version }) => catalogue.versions.get(version)?.mealId === id,
      )
      return planned === undefined ? null : presentReplacement(example, planned, { catalogue, language })
    },
  },
} satisfies Resolvers
