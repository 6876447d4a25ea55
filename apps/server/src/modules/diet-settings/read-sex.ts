import type { Sex } from '@dayplate/nutrition'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'

interface WithSex {
  readonly sex?: string | null | undefined
}

const SEXES = ['female', 'male'] as const satisfies readonly Sex[]

/**
 * Answers with the sex they name; null for one that does not exist, which counts as not answered. It comes as a text, because an
 * enum of the schema would refuse the whole call and name no field of it.
 */
export function readSex<Answers extends WithSex>(
  answers: Answers,
): Omit<Answers, 'sex'> & { readonly sex: Sex | null } {
  return { ...answers, sex: SEXES.find((sex) => sex === answers.sex) ?? null }
}

/** Reports a sex that does not exist. A missing one is no error here. */
export const sexErrors = ({ sex }: WithSex): readonly FieldError[] =>
  sex == null || readSex({ sex }).sex !== null ? [] : [{ fieldName: 'sex', messages: ['validation/required'] }]
