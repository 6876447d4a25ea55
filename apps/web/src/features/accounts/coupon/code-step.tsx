import { Check, CircleCheck, Ticket } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useOfferText } from '../../../domain/access-code/use-offer-text.ts'
import { useTextOf, useT } from '../../../platform/i18n/i18n.ts'
import { Form } from '../../../platform/form/form.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import styles from './code-step.module.css'
import type { CouponForm } from './use-coupon-form.ts'
import type { useCodeOffer } from './use-code-offer.ts'

interface CodeStepProps {
  readonly field: CouponForm['accessCode']
  readonly offered: ReturnType<typeof useCodeOffer>
}

/**
 * The field for the access code, and what the code gives. A code that was entered before is shown as one line with a change
 * button.
 */
export function CodeStep({ field, offered }: CodeStepProps) {
  const { look, ask, clear } = offered
  const [isFolded, setFolded] = useState(field.value !== '')
  const place = useRef<HTMLDivElement>(null)
  const isUnfolding = useRef(false)
  const isShort = isFolded && (look.kind === 'asking' || look.kind === 'found') && field.error === undefined
  useEffect(() => {
    if (isShort || !isUnfolding.current) return
    isUnfolding.current = false
    place.current?.querySelector('input')?.select()
  }, [isShort])
  const unfold = () => {
    isUnfolding.current = true
    setFolded(false)
    clear()
  }
  return (
    <div ref={place} className={styles.step}>
      {isShort ? (
        <FoldedCode code={field.value} look={look} onChange={unfold} />
      ) : (
        <CodeField
          field={{
            ...field,
            onChange: (code: string) => {
              setFolded(false)
              clear()
              field.onChange(code)
            },
            onBlur: () => {
              field.onBlur()
              ask(field.value)
            },
          }}
          look={look}
          onSubmit={() => ask(field.value)}
        />
      )}
    </div>
  )
}

interface FoldedCodeProps {
  readonly code: string
  readonly look: CodeStepProps['offered']['look']
  readonly onChange: () => void
}

function FoldedCode({ code, look, onChange }: FoldedCodeProps) {
  const t = useT()
  const offerText = useOfferText()
  return (
    <div className={styles.folded}>
      <Ticket aria-hidden="true" />
      <p className={styles.words} role="status">
        <strong>{code.trim()}</strong>
        <span>{look.kind === 'found' ? offerText(look.offer) : t('coupon/offer/asking')}</span>
      </p>
      <Button kind="quiet" size="small" onClick={onChange}>
        {t('coupon/code/change')}
      </Button>
    </div>
  )
}

interface CodeFieldProps {
  readonly field: CouponForm['accessCode']
  readonly look: CodeStepProps['offered']['look']
  readonly onSubmit: () => void
}

function CodeField({ field, look, onSubmit }: CodeFieldProps) {
  const t = useT()
  const textOf = useTextOf()
  const offerText = useOfferText()
  const refused = look.kind === 'refused' ? textOf(look.message) : undefined
  return (
    <Form className={styles.form} onEdit={() => undefined} onSubmit={onSubmit}>
      <TextField
        {...field}
        error={field.error ?? refused}
        label={t('coupon/access-code/field')}
        autoComplete="off"
        autoCapitalize="characters"
        isRequired
      />
      {look.kind === 'found' ? <CircleCheck className={styles.tick} aria-hidden="true" /> : null}
      <p className={styles.offer} role="status">
        {look.kind === 'found' ? (
          <>
            <Check aria-hidden="true" />
            {offerText(look.offer)}
          </>
        ) : null}
        {look.kind === 'asking' ? t('coupon/offer/asking') : null}
      </p>
    </Form>
  )
}
