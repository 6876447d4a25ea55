import type { FieldErrors } from '@dayplate/rules/diet-settings'

/** Errors of both sides by field; a field that this page finds fault with shows that one alone. */
export function mergeErrors(own: readonly FieldErrors[], servers: readonly FieldErrors[]): readonly FieldErrors[] {
  const ownFields = new Set(own.map((error) => error.fieldName))
  return [...own, ...servers.filter((error) => !ownFields.has(error.fieldName))]
}
