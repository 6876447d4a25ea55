import { checkExclusions, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Catalogue } from '../catalogue/index.ts'

/** What the rules find wrong with exclusions. */
export const exclusionErrors = (catalogue: Catalogue, exclusions: ExclusionAnswers): readonly FieldError[] =>
  checkExclusions(exclusions, (foodId) => catalogue.foodById.has(foodId))

/** Of some type of meal nothing is left: no plan can be made, whatever else is given up. */
export const TOO_FEW_MEALS: FieldError = {
  fieldName: 'exclusions',
  messages: ['diet-settings/validation/too-few-meals'],
}
