import { promoCodeSchema, type PromoCodeValues } from '@dayplate/rules/promo-codes'
import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../platform/form/form.tsx'
import { revealFirstError } from '../../platform/form/reveal-first-error.ts'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { writePromoCode } from '../../domain/promo-code/promo-code.ts'
import { toHref } from '../../platform/site/site-address.ts'
import { SITE } from '../../platform/site/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { checkPromoCode } from './check-promo-code.ts'
import styles from './promo-code-form.module.css'

export function PromoCodePage() {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t('promo-code/title')} text={t('promo-code/text')} />
      <PromoCodeForm />
    </Page>
  )
}

/** Stores a promo code and continues to the plans. */
function PromoCodeForm() {
  const t = useT()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(promoCodeSchema),
    defaultValues: { promoCode: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const promoCode = useField(control, 'promoCode')
  const submit = useSingleFlight(async (values: PromoCodeValues) => {
    setFailure(null)
    const checked = await checkPromoCode(values.promoCode)
    switch (checked.kind) {
      case 'valid':
        writePromoCode(values.promoCode)
        showToast({ text: t('promo-code/has-been-activated') })
        return navigate({ href: toHref(SITE.home) })
      case 'unknown':
        setError('promoCode', { type: 'server', message: 'promo-code/not-exists' })
        return revealFirstError()
      case 'failed':
        return setFailure(checked.failure)
    }
  })
  return (
    <Form className={styles.form} onEdit={() => setFailure(null)} onSubmit={handleSubmit(submit, revealFirstError)}>
      {failure ? <FailureAlert failure={failure} /> : null}
      <TextField
        {...promoCode}
        label={t('promo-code/field')}
        autoComplete="off"
        autoCapitalize="characters"
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('promo-code/submit')}
      </Button>
    </Form>
  )
}
