import { loadMessages } from '../../../platform/i18n/i18n.ts'
import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import type { PasswordFormProps } from './password-form.tsx'

/** With the words for what is wrong with a password. */
async function load() {
  const [{ PasswordForm }] = await Promise.all([import('./password-form.tsx'), loadMessages('accounts')])
  return PasswordForm
}

export const LazyPasswordForm = (props: PasswordFormProps) => (
  <LazyForm load={load} heights={[78, 78, 52]} form={props} />
)
