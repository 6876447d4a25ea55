import { changeNameSchema } from '@dayplate/rules/accounts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { updateName } from './accounts.repository.ts'

/** Stores a person's name, or deletes it for null. Returns the errors of the name; none when it was stored. */
export async function changeName(
  { db }: Services,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<readonly FieldError[]> {
  const checked = changeNameSchema.safeParse({ name })
  if (!checked.success) return fieldErrors(checked.error)
  await updateName(db, userId, checked.data.name === '' ? null : checked.data.name)
  return []
}
