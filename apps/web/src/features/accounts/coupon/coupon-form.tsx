import type { CodeLook } from './use-code-offer.ts'
import { Form } from '../../../platform/form/form.tsx'
import { FormErrorAlerts } from '../../../platform/form/form-error-alerts.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import formStyles from '../auth-form.module.css'
import { documentMarks } from '../../../platform/site/document-links.tsx'
import type { CouponForm as Fields } from './use-coupon-form.ts'

interface CouponFormProps {
  readonly fields: Fields
  readonly look: CodeLook
}

/** Creates an account with the code above. The route's guard then redirects the new session. */
export function CouponForm({ fields, look }: CouponFormProps) {
  const t = useT()
  return (
    <Form className={formStyles.form} onEdit={fields.clearErrors} onSubmit={fields.submit}>
      <PersonFields fields={fields} />
      <Agreements fields={fields} />
      <FormErrorAlerts errors={fields.errors} />
      <Button type="submit" size="large" isBlock isLoading={fields.isSending}>
        {look.kind === 'found' ? t('coupon/register/start', { days: look.offer.days }) : t('coupon/register/submit')}
      </Button>
    </Form>
  )
}

function PersonFields({ fields: { name, email, password } }: { readonly fields: Fields }) {
  const t = useT()
  return (
    <>
      <TextField {...name} label={t('coupon/name')} autoComplete="given-name" autoCapitalize="words" isRequired />
      <TextField
        {...email}
        label={t('auth/field/email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={t('auth/field/email-placeholder')}
        isRequired
      />
      <PasswordField
        {...password}
        label={t('auth/field/password')}
        placeholder={t('auth/field/new-password-help', PASSWORD_LENGTH)}
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}

function Agreements({ fields: { terms, personalData } }: { readonly fields: Fields }) {
  const t = useT()
  return (
    <>
      <Checkbox
        {...terms}
        // The schema accepts only `true`, but the box starts without a value.
        value={Boolean(terms.value)}
        label={<RichText text={t('auth/register/terms')} marks={documentMarks} />}
        isRequired
      />
      <Checkbox {...personalData} label={t('coupon/personal-data')} />
    </>
  )
}
