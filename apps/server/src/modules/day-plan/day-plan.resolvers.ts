import type { CalendarDay } from '@dayplate/dates'
import { allergensOf } from '@dayplate/nutrition'
import { exclusionsSchema, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { presentDay } from './present-day.ts'
import {
  requireVersion,
  foodsOfVersion,
  versionsOfDocument,
  findDayState,
  markIntroductionSeen,
  keepTastes,
  type DayState,
  type ViewerTastes,
} from '../stored-plans/index.ts'
import { presentMeal } from './present-meal.ts'
import { dailyPlanFields } from './daily-plan.resolvers.ts'
import { dayBefore } from './day-before.ts'
import { decideDay, type GoalMoved, type ShownDay } from './decide-day.ts'
import { answerPrintedDays } from './print/printed-days.ts'
import { setMealEaten } from './set-meal-eaten.ts'
import { presentGoal } from './present-goal.ts'
import { systemOf } from './system-of.ts'

async function answerDay(
  {
    date,
    canBeCopiedToDate,
  }: { readonly date: CalendarDay; readonly canBeCopiedToDate?: CalendarDay | null | undefined },
  context: Context,
) {
  const { userId } = await context.requireViewer()
  const state = await findDayState(context.services.db, userId, { date, target: canBeCopiedToDate ?? null })
  keepTastes(context, tastesOf(state))
  const decided = decideDay(state, { date, today: await context.today() })
  switch (decided.kind) {
    case 'normal':
      return presentShownDay(decided, context)
    case 'redirect':
      return { __typename: 'DailyDietPlanRedirect' as const, date: decided.date }
    case 'future':
      return {
        __typename: 'DailyDietPlanFuture' as const,
        startDate: decided.startDate,
        daysToStart: decided.daysToStart,
      }
    case 'settings-needed':
      return { __typename: 'DailyDietPlanSettingsNeeded' as const, code: 200 }
    case 'introduction-needed':
      return { __typename: 'DailyDietPlanIntroductionNeeded' as const, code: 200 }
    case 'weight-needed':
      return { __typename: 'DailyDietPlanCurrentWeightNeeded' as const, lastWeightOn: decided.lastWeightOn }
    case 'goal-reached':
      return { __typename: 'DailyDietPlanGoalReached' as const, ...(await presentGoalDay(decided, context)) }
    case 'goal-lost':
      return { __typename: 'DailyDietPlanGoalLost' as const, ...(await presentGoalDay(decided, context)) }
    case 'payment-pending':
      return {
        __typename: 'DailyDietPlanPaymentPending' as const,
        token: decided.token,
        description: decided.description,
      }
    case 'expired':
      return { __typename: 'DailyDietPlanExpired' as const, accessTo: decided.accessTo }
    case 'unauthorized':
      return unauthorized(403, 'access/none')
  }
}

/** Hides the exclusions after a withdrawn health consent, although they are still stored. */
const tastesOf = ({ favouriteMealIds, exclusions, isConsentWithdrawn }: DayState): ViewerTastes => ({
  favouriteMealIds,
  exclusions: isConsentWithdrawn || exclusions === null ? NOTHING_EXCLUDED : exclusionsSchema.parse(exclusions),
})

const NOTHING_EXCLUDED: ExclusionAnswers = { allergens: [], foodIds: [] }

async function presentShownDay({ day, copyTarget }: ShownDay, { services, language }: Context) {
  await loadMissingVersions(services, versionsOfDocument(day.document))
  const view = presentDay(day, { catalogue: services.catalogue, language, copyTarget })
  return { __typename: 'DailyDietPlanNormal' as const, ...view }
}

const presentGoalDay = async (moved: GoalMoved, context: Context) => ({
  ...presentGoal(moved.goal, moved.because),
  day: await presentShownDay(moved, context),
})

export const dayPlanResolvers = {
  DailyPlan: dailyPlanFields,
  Query: {
    dailyDietPlan: (_, asked, context) => answerDay(asked, context),
    dailyPlan: async (_, { today }, context) => {
      const { userId } = await context.requireViewer()
      return dayBefore({ userId, today }, context.services)
    },
    printedDays: (_, asked, context) => answerPrintedDays(asked, context),
  },
  Mutation: {
    dietSetMealEaten: async (_, request, context) => {
      const { userId } = await context.requireViewer()
      const outcome = await setMealEaten(context.services, { userId, today: await context.today() }, request)
      if (outcome.kind === 'refused') return validationException(outcome.errors)
      const { day, planned, isEaten } = outcome
      const version = requireVersion(context.services.catalogue, planned.version)
      const event = presentMeal({ day, planned, version, isEaten, language: context.language })
      return { __typename: 'MealEaten', code: 200, event }
    },
  },
  MealEvent: {
    dishes: async (event, _, context) => event.presentDishes(await systemOf(context)),
    allergens: (event, _, { services }) => [...allergensOf(foodsOfVersion(services.catalogue, event.version))],
  },
  MeMutation: {
    introductionSeen: async (viewer, _, { services }) => {
      await markIntroductionSeen(services.db, viewer.userId, instantOf(services.clock))
      return basicSuccess
    },
  },
} satisfies Resolvers
