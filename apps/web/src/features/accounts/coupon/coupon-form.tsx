import { Form } from '../../../platform/form/form.tsx'
import { FormFaultAlerts } from '../../../platform/form/form-fault-alerts.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import formStyles from '../auth-form.module.css'
import { documentMarks } from '../../../platform/site/document-links.tsx'
import styles from './coupon-page.module.css'
import { useCouponForm, type CouponForm as Fields, type TypedEmail } from './use-coupon-form.ts'

/** Makes an account with an access code. Where it goes then is for the route's guard. */
export function CouponForm(typed: TypedEmail) {
  const t = useT()
  const fields = useCouponForm(typed)
  return (
    <Form className={formStyles.form} onEdit={fields.takeBack} onSubmit={fields.submit}>
      <PersonFields fields={fields} />
      <SexField {...fields.sex} />
      <Agreements fields={fields} />
      <FormFaultAlerts faults={fields.faults} />
      <Button type="submit" size="field" isBlock isLoading={fields.isSending}>
        {t('coupon/register/submit')}
      </Button>
    </Form>
  )
}

function PersonFields({ fields: { accessCode, name, email, password } }: { readonly fields: Fields }) {
  const t = useT()
  return (
    <>
      <TextField
        {...accessCode}
        label={t('coupon/access-code/field')}
        autoComplete="off"
        autoCapitalize="characters"
        isRequired
      />
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

function SexField({ name, value, onChange }: Fields['sex']) {
  const t = useT()
  return (
    <div>
      {/* The group says it itself to those who hear it. */}
      <p className={styles.label} aria-hidden="true">
        {t('coupon/sex')}
      </p>
      <SegmentedControl
        label={t('coupon/sex')}
        name={name}
        value={value ?? 'unsaid'}
        onChange={(sex) => onChange(sex === 'unsaid' ? null : sex)}
        options={[
          { value: 'female', label: t('coupon/sex/female') },
          { value: 'male', label: t('coupon/sex/male') },
          { value: 'unsaid', label: t('coupon/sex/unsaid') },
        ]}
      />
    </div>
  )
}

function Agreements({ fields: { terms, personalData } }: { readonly fields: Fields }) {
  const t = useT()
  return (
    <>
      <Checkbox
        {...terms}
        // Only `true` is a consent for the schema, but the box begins empty.
        value={Boolean(terms.value)}
        label={<RichText text={t('auth/register/terms')} marks={documentMarks} />}
        isCard
        isRequired
      />
      <Checkbox {...personalData} label={t('coupon/personal-data')} isCard />
    </>
  )
}
