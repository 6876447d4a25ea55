import { computeTargets, phaseOfDay, withFibreEnergy } from '@dayplate/nutrition'
import { lastDayOf } from '@dayplate/rules/access'
import { AVAILABLE_DAYS_SHOWN } from '@dayplate/rules/day-plan'
import {
  canBePlanned,
  checkDietSettings,
  completeDietSettings,
  dietOfId,
  personOf,
  type DietSettingsAnswers,
} from '@dayplate/rules/diet-settings'
import type { Context } from '../../platform/graphql/context.ts'
import { oncePerRequest } from '../../platform/graphql/once-per-request.ts'
import type { DietSettingsInput, DietTarget, Resolvers } from '../../platform/graphql/schema.gen.ts'
import {
  basicSuccess,
  unauthorized,
  validationException,
  type FieldFault,
} from '../../platform/graphql/validation-exception.ts'
import { findDatedAccess } from '../access/index.ts'
import { findWeightSpan } from '../measurements/index.ts'
import { DIET_NAMES, findAvailableDays, wireHoliday, wirePhase } from '../plans/index.ts'
import { findShownSettings } from './diet-settings.repository.ts'
import { exclusionFaults, TOO_FEW_MEALS } from './exclusion-faults.ts'
import { generateDiet, previewDiet } from './generate-diet.ts'
import { mealsLeftOfDiet } from './plan-exclusions.ts'
import type { DietChange } from './plan-diet-change.ts'
import { readSex, sexFaults } from './read-sex.ts'
import { wireDietChange } from './wire-diet-change.ts'

/** The start phase lasts seven days; from this day of the plan on the target stays. */
const FIRST_DAY_AFTER_START = 8

/** What the answers lead to, once all that it needs are there and allowed. */
function targetOf(answers: DietSettingsAnswers): DietTarget | null {
  const settings = completeDietSettings(answers)
  const targets = settings === null ? null : computeTargets(personOf(settings))
  if (settings === null || targets === null || targets.kind === 'refused') return null
  const person = personOf(settings)
  const afterFirstWeek = targets.targetOfPhase[phaseOfDay(FIRST_DAY_AFTER_START, person)]
  const { kcal, proteinG, fatG, carbohydrateG } = withFibreEnergy(afterFirstWeek, person.diet)
  return {
    kcal,
    firstWeekKcal: targets.targetOfPhase[phaseOfDay(1, person)].kcal,
    proteinG: Math.round(proteinG),
    fatG: Math.round(fatG),
    carbohydrateG: Math.round(carbohydrateG),
    notices: targets.notices.map((notice) => notice.code),
  }
}

const accessOf = async (userId: string, context: Context) =>
  findDatedAccess(context.services.db, { userId, product: 'diet', today: await context.today() })

const availableDays = async (userId: string, { services, language }: Context) => {
  const days = await findAvailableDays(services.db, userId, AVAILABLE_DAYS_SHOWN)
  return days.map((day) => ({
    date: day.date,
    ...wireHoliday(day.date, language),
    dayPlan: {
      dietSetId: day.setId,
      diet: { id: day.dietId, name: DIET_NAMES[day.dietId][language], phase: wirePhase(day.phase, language) },
    },
  }))
}

const settingsOf = oncePerRequest(findShownSettings)
const weightSpanOf = oncePerRequest(findWeightSpan)

/** What is wrong with what is left out: by itself, and where the diet is known already, with too little left to plan from. */
function faultsOfExclusions({ exclusions, dietId }: DietSettingsInput, { services }: Context): readonly FieldFault[] {
  if (exclusions == null) return []
  const faults = exclusionFaults(services.catalogue, exclusions)
  const diet = dietOfId(dietId ?? 0)
  if (faults.length > 0 || diet === null) return faults
  return canBePlanned(mealsLeftOfDiet(services.catalogue, diet, exclusions)) ? [] : [TOO_FEW_MEALS]
}

const wireChange = (change: DietChange, { services, language }: Context) => ({
  __typename: 'DietChangePreview' as const,
  ...wireDietChange(change, { catalogue: services.catalogue, language }),
})

export const dietSettingsResolvers = {
  Query: {
    validateDietSettings: async (_, { settings }, context) => {
      await context.requireViewer()
      const answers = readSex(settings)
      const faults = [
        ...sexFaults(settings),
        ...checkDietSettings(answers, { today: await context.today() }),
        ...faultsOfExclusions(settings, context),
      ]
      if (faults.length > 0) return validationException(faults)
      return { __typename: 'DietSettingsValid', code: 200, target: targetOf(answers) }
    },
    dietGeneratePreview: async (_, { request }, context) => {
      const { userId } = await context.requireViewer()
      const outcome = await previewDiet(context.services, { userId, today: await context.today() }, readSex(request))
      switch (outcome.kind) {
        case 'previewed':
          return wireChange(outcome.change, context)
        case 'no-access':
          return unauthorized(403, 'access/none')
        case 'refused':
          return validationException(outcome.faults)
      }
    },
  },
  Me: {
    birthDate: async (account, _, context) => (await settingsOf(account, context))?.dateOfBirth ?? null,
    height: async (account, _, context) => (await settingsOf(account, context))?.height ?? null,
    weight: async (account, _, context) => (await settingsOf(account, context))?.weight ?? null,
    goalWeight: async (account, _, context) => (await settingsOf(account, context))?.goalWeight ?? null,
    firstWeight: async (account, _, context) => (await weightSpanOf(account, context))?.first.weight ?? null,
    lastWeight: async (account, _, context) => (await weightSpanOf(account, context))?.newest.weight ?? null,
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
      const [latest] = await findAvailableDays(context.services.db, account.id, 1)
      const isRunning = latest !== undefined && latest.date >= (await context.today())
      return settings !== null && isRunning ? settings.phasesFrom : null
    },
    hadEver: async (account, _, context) => (await settingsOf(account, context)) !== null,
    accessTo: async (account, _, context) => lastDayOf(await accessOf(account.id, context)),
    lifetimeAccess: async (account, _, context) => (await accessOf(account.id, context)).kind === 'lifetime',
    availableDays: (account, _, context) => availableDays(account.id, context),
  },
  MeMutation: {
    dietGenerate: async (viewer, { request, token = null }, context) => {
      const today = await context.today()
      const outcome = await generateDiet(
        context.services,
        { userId: viewer.userId, today },
        { request: readSex(request), token },
      )
      switch (outcome.kind) {
        case 'generated':
          return basicSuccess
        case 'stale':
          return wireChange(outcome.change, context)
        case 'no-access':
          return unauthorized(403, 'access/none')
        case 'refused':
          return validationException(outcome.faults)
      }
    },
  },
} satisfies Resolvers
