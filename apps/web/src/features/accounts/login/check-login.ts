import { loginSchema, type LoginValues } from '@dayplate/rules/accounts'
import * as z from 'zod/mini'

/** The text id of the error of each field. */
export type LoginErrors = { readonly [Field in keyof LoginValues]?: string | undefined }

export type CheckedLogin =
  /** `values` are normalized for the gateway, such as the spelling of the e-mail address. */
  { readonly kind: 'good'; readonly values: LoginValues } | { readonly kind: 'refused'; readonly errors: LoginErrors }

export function checkLogin(values: LoginValues): CheckedLogin {
  const { data, error } = loginSchema.safeParse(values)
  if (data) return { kind: 'good', values: data }
  const { email, password } = z.flattenError(error).fieldErrors
  return { kind: 'refused', errors: { email: email?.[0], password: password?.[0] } }
}
