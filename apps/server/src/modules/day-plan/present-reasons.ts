import type { MacroName } from '@dayplate/meal-planner'
import type { PlanReasonDetail, PlanReasonMacro } from '../../platform/graphql/schema.gen.ts'
import type { PlanReasonWithFigures } from '../stored-plans/index.ts'
import { WIRE_MEAL_TYPE } from './present-names.ts'

const MACROS = {
  proteinG: 'PROTEIN',
  fatG: 'FAT',
  carbohydrateG: 'CARBOHYDRATES',
} as const satisfies Record<Exclude<MacroName, 'kcal'>, PlanReasonMacro>

/** A reason with its figures for the gateway. A figure that the code lacks is null. */
export function presentReason(reason: PlanReasonWithFigures): PlanReasonDetail {
  const none = { mealType: null, count: null, macro: null, deviation: null }
  switch (reason.code) {
    case 'TOO_FEW_RECIPES':
      return { ...none, code: reason.code, mealType: WIRE_MEAL_TYPE[reason.type], count: reason.count }
    case 'PORTION_LIMIT':
      return { ...none, code: reason.code, deviation: reason.deviation }
    case 'MACRO_UNREACHABLE':
      return { ...none, code: reason.code, macro: MACROS[reason.macro], deviation: reason.deviation }
  }
}
