import { NO_EXCLUSIONS } from '@dayplate/nutrition'
import {
  canBePlanned,
  dietOfId,
  exclusionsOf,
  tidyExclusions,
  type ExclusionAnswers,
} from '@dayplate/rules/diet-settings'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, validationException } from '../../platform/graphql/validation-exception.ts'
import { findSiblings, searchFoods } from '../catalogue/index.ts'
import { isHealthDataWithdrawn } from '../consents/index.ts'
import { excludedInVersion, findKeptTastes } from '../plans/index.ts'
import { CONSENT_MISSING } from './consent-missing.ts'
import { exclusionFaults } from './exclusion-faults.ts'
import { findShownExclusions } from './exclusions.repository.ts'
import { mealsLeftOfDiet, planExclusions, type ExclusionsPlan, type PlanningSource } from './plan-exclusions.ts'
import { saveExclusions } from './save-exclusions.ts'
import { wireExcluded, wireFoods, wireMealsLeft, wireReplacedDays, type Names } from './wire-exclusions.ts'

const namesOf = ({ services, language }: Context): Names => ({ catalogue: services.catalogue, language })

const sourceOf = ({ services: { db, catalogue, planner } }: Context): PlanningSource => ({ db, catalogue, planner })

const exclusionsByContext = new WeakMap<Context, Promise<ExclusionAnswers>>()

/** Every meal of an answer asks for them: they are read once a request. */
function currentExclusions(userId: string, context: Context): Promise<ExclusionAnswers> {
  const known = exclusionsByContext.get(context) ?? findShownExclusions(context.services.db, userId)
  exclusionsByContext.set(context, known)
  return known
}

/** What the reader leaves out; a visitor leaves out nothing. */
async function viewersExclusions(context: Context) {
  const kept = findKeptTastes(context)
  if (kept !== null) return exclusionsOf(kept.exclusions)
  const viewer = await context.findViewer()
  return viewer === null ? NO_EXCLUSIONS : exclusionsOf(await currentExclusions(viewer.userId, context))
}

const wirePreview = (plan: ExclusionsPlan, exclusions: ExclusionAnswers, context: Context) => ({
  __typename: 'ExclusionsPreview' as const,
  token: plan.token,
  canBePlanned: plan.canBePlanned,
  mealsLeft: wireMealsLeft(plan.mealsLeft, namesOf(context)),
  days: wireReplacedDays(plan.days, { names: namesOf(context), exclusions }),
})

export const exclusionsResolvers = {
  Query: {
    foods: async (_, { search }, context) => {
      await context.requireViewer()
      const { catalogue, language } = namesOf(context)
      return searchFoods(catalogue.foodById.values(), search, language).map(({ id, name }) => ({
        id,
        name: name[language],
      }))
    },
    foodSiblings: async (_, { foodId }, context) => {
      await context.requireViewer()
      const { catalogue, language } = namesOf(context)
      const food = catalogue.foodById.get(foodId)
      const siblings = food === undefined ? [] : findSiblings(catalogue.foodById.values(), food, language)
      return siblings.map(({ id, name }) => ({ id, name: name[language] }))
    },
    mealsWithout: async (_, { exclusions, dietId }, context) => {
      await context.requireViewer()
      const { catalogue } = context.services
      const diet = dietOfId(dietId)
      if (diet === null) {
        return validationException([{ fieldName: 'dietId', messages: ['diet-settings/validation/diet-unknown'] }])
      }
      const faults = exclusionFaults(catalogue, exclusions)
      if (faults.length > 0) return validationException(faults)
      const left = mealsLeftOfDiet(catalogue, diet, exclusions)
      return {
        __typename: 'MealsWithout',
        canBePlanned: canBePlanned(left),
        mealsLeft: wireMealsLeft(left, namesOf(context)),
      }
    },
    exclusionsPreview: async (_, { exclusions: asked }, context) => {
      const { userId } = await context.requireViewer()
      const faults = exclusionFaults(context.services.catalogue, asked)
      if (faults.length > 0) return validationException(faults)
      // It tells of stored days, which are hidden then.
      if (await isHealthDataWithdrawn(context.services.db, userId)) return validationException([CONSENT_MISSING])
      const exclusions = tidyExclusions(asked)
      const wish = { userId, today: await context.today(), exclusions }
      return wirePreview(await planExclusions(sourceOf(context), wish, { isLocked: false }), exclusions, context)
    },
  },
  Diet: {
    exclusions: async (account, _, context) => {
      const { allergens, foodIds } = await currentExclusions(account.id, context)
      return { allergens: [...allergens], foods: wireFoods(foodIds, namesOf(context)) }
    },
  },
  MealEvent: {
    excluded: async (event, _, context) => {
      const exclusions = await viewersExclusions(context)
      const { catalogue } = context.services
      return excludedInVersion(catalogue, event.version, exclusions).map((exclusion) =>
        wireExcluded(exclusion, namesOf(context)),
      )
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
          return wirePreview(outcome.plan, exclusions, context)
        case 'refused':
          return validationException(outcome.faults)
      }
    },
  },
} satisfies Resolvers
