import { canBePlanned, dietOfId, tidyExclusions, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, validationException } from '../../platform/graphql/validation-exception.ts'
import { isHealthDataWithdrawn } from '../consents/index.ts'
import { CONSENT_MISSING } from './consent-missing.ts'
import { exclusionErrors, type Names } from '../diet-settings/index.ts'
import { mealsLeftOfDiet, planExclusions, type ExclusionsPlan, type PlanningSource } from './plan-exclusions.ts'
import { saveExclusions } from './save-exclusions.ts'
import { presentMealsLeft, presentReplacedDays } from './present-replaced-days.ts'

const namesOf = ({ services, language }: Context): Names => ({ catalogue: services.catalogue, language })

const sourceOf = ({ services: { db, catalogue, planner } }: Context): PlanningSource => ({ db, catalogue, planner })

const presentPreview = (plan: ExclusionsPlan, exclusions: ExclusionAnswers, context: Context) => ({
  __typename: 'ExclusionsPreview' as const,
  token: plan.token,
  canBePlanned: plan.canBePlanned,
  mealsLeft: presentMealsLeft(plan.mealsLeft, namesOf(context)),
  days: presentReplacedDays(plan.days, { names: namesOf(context), exclusions }),
})

export const exclusionChangesResolvers = {
  Query: {
    mealsWithout: async (_, { exclusions, dietId }, context) => {
      await context.requireViewer()
      const { catalogue } = context.services
      const diet = dietOfId(dietId)
      if (diet === null) {
        return validationException([{ fieldName: 'dietId', messages: ['diet-settings/validation/diet-unknown'] }])
      }
      const errors = exclusionErrors(catalogue, exclusions)
      if (errors.length > 0) return validationException(errors)
      const left = mealsLeftOfDiet(catalogue, diet, exclusions)
      return {
        __typename: 'MealsWithout',
        canBePlanned: canBePlanned(left),
        mealsLeft: presentMealsLeft(left, namesOf(context)),
      }
    },
    exclusionsPreview: async (_, { exclusions: asked }, context) => {
      const { userId } = await context.requireViewer()
      const errors = exclusionErrors(context.services.catalogue, asked)
      if (errors.length > 0) return validationException(errors)
      // The preview shows stored days, which are hidden after a withdrawal.
      if (await isHealthDataWithdrawn(context.services.db, userId)) return validationException([CONSENT_MISSING])
      const exclusions = tidyExclusions(asked)
      const wish = { userId, today: await context.today(), exclusions }
      return presentPreview(await planExclusions(sourceOf(context), wish, { isLocked: false }), exclusions, context)
    },
  },
  MeMutation: {
    exclusionsSave: async ({ userId }, { exclusions, token, healthDataConsent }, context) => {
      const viewer = { userId, today: await context.today() }
      const outcome = await saveExclusions(context.services, viewer, { exclusions, token, healthDataConsent })
      switch (outcome.kind) {
        case 'saved':
          return basicSuccess
        case 'stale':
          return presentPreview(outcome.plan, exclusions, context)
        case 'refused':
          return validationException(outcome.errors)
      }
    },
  },
} satisfies Resolvers
