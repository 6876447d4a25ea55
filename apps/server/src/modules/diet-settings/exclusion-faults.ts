import { checkExclusions, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { FieldFault } from '../../platform/graphql/validation-exception.ts'
import type { Catalogue } from '../catalogue/index.ts'

/** What the rules find wrong with exclusions. */
export const exclusionFaults = (catalogue: Catalogue, exclusions: ExclusionAnswers): readonly FieldFault[] =>
  checkExclusions(exclusions, (foodId) => catalogue.foodById.has(foodId))

/** Of some type of meal nothing is left: no plan can be made, whatever else is given up. */
export const TOO_FEW_MEALS: FieldFault = {
  fieldName: 'exclusions',
  messages: ['diet-settings/validation/too-few-meals'],
}
