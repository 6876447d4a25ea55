import type { Sex } from '@dayplate/nutrition'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'

interface WithSex {
  readonly sex?: string | null | undefined
}

const SEXES = ['female', 'male'] as const satisfies readonly Sex[]

/**
 * Reads the sex among the answers. An unknown value becomes null, which counts as not answered. The sex is a text on the wire,
 * because an enum would make the gateway refuse the whole call without naming the field.
 */
export function readSex<Answers extends WithSex>(
  answers: Answers,
): Omit<Answers, 'sex'> & { readonly sex: Sex | null } {
  return { ...answers, sex: SEXES.find((sex) => sex === answers.sex) ?? null }
}

/** Reports a sex that does not exist. A missing one is no error here. */
export const sexErrors = ({ sex }: WithSex): readonly FieldError[] =>
  sex == null || readSex({ sex }).sex !== null ? [] : [{ fieldName: 'sex', messages: ['validation/required'] }]
