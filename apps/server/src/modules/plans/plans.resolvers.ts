import { addDays, LAST_YEAR, requireCalendarDay } from '@dayplate/dates'
import type { CalendarDay } from '@dayplate/dates'
import { allergensOf } from '@dayplate/nutrition'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { composeDay, requireVersion } from './compose-day.ts'
import { composeEvent } from './compose-event.ts'
import { decideDay } from './decide-day.ts'
import type { PlanDayDocument } from './plan-day-document.ts'
import { foodsOfVersion } from './foods-of-version.ts'
import { findDayState, findStoredDay, markIntroductionSeen } from './plans.repository.ts'
import { setMealEaten } from './set-meal-eaten.ts'

const versionIds = (document: PlanDayDocument): string[] => document.meals.map((planned) => planned.version)

async function answerDay(date: CalendarDay, context: Context) {
  const { userId } = await context.requireViewer()
  const { services, language } = context
  const state = await findDayState(services.db, userId, date)
  const decided = decideDay(state, { date, today: await context.today() })
  switch (decided.kind) {
    case 'normal':
      await loadMissingVersions(services, versionIds(decided.day.document))
      return {
        __typename: 'DailyDietPlanNormal' as const,
        ...composeDay(decided.day, { catalogue: services.catalogue, language }),
      }
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
    case 'expired':
      return { __typename: 'DailyDietPlanExpired' as const, accessTo: decided.accessTo }
    case 'unauthorized':
      return unauthorized(403, 'access/none')
  }
}

/** The calendar's own end: there is no tomorrow after it. */
const LAST_DAY = requireCalendarDay(`${LAST_YEAR}-12-31`)

/** What must be done this evening for tomorrow's meals; each note once. */
async function notesForNextDay(today: CalendarDay, context: Context): Promise<string[]> {
  const { userId } = await context.requireViewer()
  const tomorrow = today === LAST_DAY ? null : addDays(today, 1)
  const next = tomorrow === null ? null : await findStoredDay(context.services.db, userId, tomorrow)
  if (next === null) return []
  await loadMissingVersions(context.services, versionIds(next.document))
  const notes = next.document.meals
    // Only what is cooked that day: a leftover was prepared with its first serving.
    .filter((planned) => planned.portion === 1)
    .flatMap((planned) => requireVersion(context.services.catalogue, planned.version).eveningNote ?? [])
  return [...new Set(notes)]
}

export const plansResolvers = {
  Query: {
    dailyDietPlan: (_, { date }, context) => answerDay(date, context),
    dailyPlan: async (_, { today }, context) => ({ recipeNotesForNextDay: await notesForNextDay(today, context) }),
  },
  Mutation: {
    dietSetMealEaten: async (_, request, context) => {
      const { userId } = await context.requireViewer()
      const outcome = await setMealEaten(context.services, { userId, today: await context.today() }, request)
      if (outcome.kind === 'refused') return validationException(outcome.faults)
      const { day, planned, isEaten } = outcome
      const version = requireVersion(context.services.catalogue, planned.version)
      const event = composeEvent({ day, planned, version, isEaten, language: context.language })
      return { __typename: 'MealEaten', code: 200, event }
    },
  },
  MealEvent: {
    dishes: (event) => event.composeDishes(),
    allergens: (event, _, { services }) => [...allergensOf(foodsOfVersion(services.catalogue, event.version))],
  },
  MeMutation: {
    introductionSeen: async (viewer, _, { services }) => {
      await markIntroductionSeen(services.db, viewer.userId, instantOf(services.clock))
      return basicSuccess
    },
  },
} satisfies Resolvers
