import type { FieldErrors } from '@dayplate/rules/diet-settings'

/** Merges the errors of the page and the server. For a field with an error of the page, the server's errors are left out. */
export function mergeErrors(own: readonly FieldErrors[], servers: readonly FieldErrors[]): readonly FieldErrors[] {
  const ownFields = new Set(own.map((error) => error.fieldName))
  return [...own, ...servers.filter((error) => !ownFields.has(error.fieldName))]
}
