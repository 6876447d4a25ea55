import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useTextOf } from '../i18n/i18n.ts'

/**
 * Connects a field of a form with one of our field components: `<TextField label="…" {...useField(control, 'email')} />`.
 *
 * @param said arguments for the texts of its errors, because a key that is data carries none.
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  control: Control<Values, unknown, Output>,
  name: Name,
  said?: Readonly<Record<string, number>>,
) {
  const textOf = useTextOf()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: error ? textOf(error, said) : undefined,
  }
}
