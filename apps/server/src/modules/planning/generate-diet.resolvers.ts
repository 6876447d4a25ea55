import { computeTargets, phaseOfDay, withFibreEnergy } from '@dayplate/nutrition'
import {
  canBePlanned,
  checkDietSettings,
  completeDietSettings,
  dietOfId,
  personOf,
  type DietSettingsAnswers,
} from '@dayplate/rules/diet-settings'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import type { DietSettingsInput, DietTarget } from '../../platform/graphql/schema.gen.ts'
import {
  basicSuccess,
  unauthorized,
  validationException,
  type FieldError,
} from '../../platform/graphql/validation-exception.ts'
import { exclusionErrors, TOO_FEW_MEALS, readSex, sexErrors } from '../diet-settings/index.ts'
import { generateDiet, previewDiet } from './generate-diet.ts'
import { mealsLeftOfDiet } from './plan-exclusions.ts'
import type { DietChange } from './plan-diet-change.ts'
import { presentDietChange } from './present-diet-change.ts'

/** The first day after the start phase of seven days. The target stays the same from this day on. */
const FIRST_DAY_AFTER_START = 8

/** Works out the target of the answers; null until every answer it needs is given and valid. */
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

/** Checks the exclusions and, once the diet is known, whether enough meals are left to plan from. */
function errorsOfExclusions({ exclusions, dietId }: DietSettingsInput, { services }: Context): readonly FieldError[] {
  if (exclusions == null) return []
  const errors = exclusionErrors(services.catalogue, exclusions)
  const diet = dietOfId(dietId ?? 0)
  if (errors.length > 0 || diet === null) return errors
  return canBePlanned(mealsLeftOfDiet(services.catalogue, diet, exclusions)) ? [] : [TOO_FEW_MEALS]
}

const presentChange = (change: DietChange, { services, language }: Context) => ({
  __typename: 'DietChangePreview' as const,
  ...presentDietChange(change, { catalogue: services.catalogue, language }),
})

export const generateDietResolvers = {
  Query: {
    validateDietSettings: async (_, { settings }, context) => {
      await context.requireViewer()
      const answers = readSex(settings)
      const errors = [
        ...sexErrors(settings),
        ...checkDietSettings(answers, { today: await context.today() }),
        ...errorsOfExclusions(settings, context),
      ]
      if (errors.length > 0) return validationException(errors)
      return { __typename: 'DietSettingsValid', code: 200, target: targetOf(answers) }
    },
    dietGeneratePreview: async (_, { request }, context) => {
      const { userId } = await context.requireViewer()
      const outcome = await previewDiet(context.services, { userId, today: await context.today() }, readSex(request))
      switch (outcome.kind) {
        case 'previewed':
          return presentChange(outcome.change, context)
        case 'no-access':
          return unauthorized(403, 'access/none')
        case 'refused':
          return validationException(outcome.errors)
      }
    },
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
          return presentChange(outcome.change, context)
        case 'no-access':
          return unauthorized(403, 'access/none')
        case 'refused':
          return validationException(outcome.errors)
      }
    },
  },
} satisfies Resolvers
