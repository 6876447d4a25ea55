import { lastDayOf } from '@dayplate/rules/access'
import { AVAILABLE_DAYS_SHOWN } from '@dayplate/rules/day-plan'
import { DIET_NAMES } from '@dayplate/messages/server'
import type { Context } from '../../platform/graphql/context.ts'
import { oncePerRequest } from '../../platform/graphql/once-per-request.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { datedAccessBy } from '../access/index.ts'
import { findWeightSpan } from '../measurements/index.ts'
import { presentHoliday, presentPhase } from '../day-plan/index.ts'
import { findAvailableDays, type DayWindow } from '../stored-plans/index.ts'
import { findShownDiet } from './diet-settings.repository.ts'
import type { DietOwner } from './diet-owner.ts'

const availableDays = async (userId: string, window: DayWindow, { services, language }: Context) => {
  const days = await findAvailableDays(services.db, userId, { ...window, limit: AVAILABLE_DAYS_SHOWN })
  return days.map((day) => ({
    date: day.date,
    ...presentHoliday(day.date, language),
    dayPlan: {
      dietSetId: day.setId,
      diet: { id: day.dietId, name: DIET_NAMES[day.dietId][language], phase: presentPhase(day.phase, language) },
    },
  }))
}

const dietOf = oncePerRequest(findShownDiet)

const settingsOf = async (owner: DietOwner, context: Context) => (await dietOf(owner, context)).settings

const accessOf = async (owner: DietOwner, context: Context) =>
  datedAccessBy(await dietOf(owner, context), await context.today())

const weightSpanOf = oncePerRequest(findWeightSpan)

export const dietSettingsResolvers = {
  Me: {
    birthDate: async (account, _, context) => (await settingsOf(account, context))?.dateOfBirth ?? null,
    height: async (account, _, context) => (await settingsOf(account, context))?.height ?? null,
    weight: async (account, _, context) => (await settingsOf(account, context))?.weight ?? null,
    goalWeight: async (account, _, context) => (await settingsOf(account, context))?.goalWeight ?? null,
    firstWeight: async (account, _, context) => (await weightSpanOf(account, context))?.first.weight ?? null,
    lastWeight: async (account, _, context) => (await weightSpanOf(account, context))?.newest.weight ?? null,
    lastWeightOn: async (account, _, context) => (await weightSpanOf(account, context))?.newest.date ?? null,
    diet: (account) => account,
  },
  Diet: {
    id: async (account, _, context) => (await settingsOf(account, context))?.dietId ?? null,
    mode: async (account, _, context) => (await settingsOf(account, context))?.dietMode ?? null,
    activityLevel: async (account, _, context) => (await settingsOf(account, context))?.activityLevel ?? null,
    dietType: async (account, _, context) => (await settingsOf(account, context))?.dietType ?? null,
    startDate: async (account, _, context) => (await settingsOf(account, context))?.startDate ?? null,
    phasesFrom: async (account, _, context) => {
      const settings = await settingsOf(account, context)
      const [latest] = await findAvailableDays(context.services.db, account.id, { limit: 1 })
      const isRunning = latest !== undefined && latest.date >= (await context.today())
      return settings !== null && isRunning ? settings.phasesFrom : null
    },
    hadEver: async (account, _, context) => (await settingsOf(account, context)) !== null,
    accessTo: async (account, _, context) => lastDayOf(await accessOf(account, context)),
    lifetimeAccess: async (account, _, context) => (await accessOf(account, context)).kind === 'lifetime',
    availableDays: (account, window, context) => availableDays(account.id, window, context),
  },
} satisfies Resolvers
