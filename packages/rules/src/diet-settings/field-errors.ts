/** Answers by the field names of the gateway's errors (specification, section 5). */
export const DIET_SETTINGS_FIELDS = [
  'dietId',
  'dietType',
  'sex',
  'dateOfBirth',
  'height.value',
  'weight.value',
  'dietMode',
  'goalWeight.value',
  'activityLevel',
  'exclusions.foodIds',
  'exclusions',
  'startDate',
] as const
export type DietSettingsField = (typeof DIET_SETTINGS_FIELDS)[number]

/** Text keys of all errors of answers; the texts are in `packages/messages`. */
export const DIET_SETTINGS_ERRORS = [
  'validation/required',
  'validation/date-format',
  'validation/number-format',
  'diet-settings/validation/diet-unknown',
  'diet-settings/validation/diet-type',
  'diet-settings/validation/height-whole',
  'diet-settings/validation/height-range',
  'diet-settings/validation/weight-range',
  'diet-settings/validation/too-young',
  'diet-settings/validation/date-years',
  'diet-settings/validation/too-old',
  'diet-settings/validation/start-date-window',
  'diet-settings/validation/mode-not-for-glp1',
  'diet-settings/validation/weight-very-low',
  'diet-settings/validation/glp1-underweight',
  'diet-settings/validation/already-underweight',
  'diet-settings/validation/goal-not-below-weight',
  'diet-settings/validation/goal-not-above-weight',
  'diet-settings/validation/goal-too-low',
  'diet-settings/validation/goal-too-high',
  'diet-settings/validation/no-deficit-left',
  'diet-settings/validation/energy-very-low',
  'diet-settings/validation/energy-very-high',
  'diet-settings/validation/too-many-foods',
  'diet-settings/validation/food-unknown',
  'diet-settings/validation/too-few-meals',
] as const
export type DietSettingsError = (typeof DIET_SETTINGS_ERRORS)[number]

/** Errors of one answer. `messages` are text keys: ours, or those of a newer server. */
export interface FieldErrors {
  readonly fieldName: string
  readonly messages: readonly string[]
}

/** One error of one field, before errors are grouped. */
export interface FieldError {
  readonly fieldName: DietSettingsField
  readonly message: DietSettingsError
}

/** Errors by field, in the order of the wizard. */
export function gatherErrors(errors: readonly FieldError[]): readonly FieldErrors[] {
  return DIET_SETTINGS_FIELDS.map((fieldName) => ({
    fieldName,
    messages: errors.filter((error) => error.fieldName === fieldName).map((error) => error.message),
  })).filter((errors) => errors.messages.length > 0)
}
