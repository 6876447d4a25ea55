import { loginSchema, type LoginValues } from '@dayplate/rules/accounts'
import * as z from 'zod/mini'

/** The text key of what is wrong with each field. */
export type LoginErrors = { readonly [Field in keyof LoginValues]?: string | undefined }

export type CheckedLogin =
  /** As the gateway takes them: the e-mail in its one spelling. */
  { readonly kind: 'good'; readonly values: LoginValues } | { readonly kind: 'refused'; readonly errors: LoginErrors }

export function checkLogin(values: LoginValues): CheckedLogin {
  const { data, error } = loginSchema.safeParse(values)
  if (data) return { kind: 'good', values: data }
  const { email, password } = z.flattenError(error).fieldErrors
  return { kind: 'refused', errors: { email: email?.[0], password: password?.[0] } }
}
