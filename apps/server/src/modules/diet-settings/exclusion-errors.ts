import { checkExclusions, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Catalogue } from '../catalogue/index.ts'

/** Checks exclusions against the rules and the foods of this catalogue. */
export const exclusionErrors = (catalogue: Catalogue, exclusions: ExclusionAnswers): readonly FieldError[] =>
  checkExclusions(exclusions, (foodId) => catalogue.foodById.has(foodId))

/** Without a meal of some type no plan can be made. */
export const TOO_FEW_MEALS: FieldError = {
  fieldName: 'exclusions',
  messages: ['diet-settings/validation/too-few-meals'],
}
