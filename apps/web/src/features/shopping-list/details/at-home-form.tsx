import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { type SubmitEvent, useState } from 'react'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { ShoppingListSetAtHomeDocument } from '../shopping-list.gen.ts'
import styles from './product-details.module.css'
import type { ShoppingProduct } from '../shopping-list-of-period.ts'

interface AtHomeFormProps {
  readonly product: ShoppingProduct
  readonly period: ShoppingPeriod
  readonly onSaved: () => void
}

/** "I have this": all of it with one press, or an amount. */
export function AtHomeForm({ product, period, onSaved }: AtHomeFormProps) {
  const t = useT()
  const { grams, setGrams, error, failure, saving, save } = useAtHome({ product, period, onSaved })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save('amount')
  }
  return (
    <form className={styles.home} noValidate onSubmit={submit}>
      <h3>{t('shopping-choices/home/title')}</h3>
      <NumberField
        label={t('shopping-choices/home/amount')}
        name="grams"
        unit="g"
        fractionDigits={0}
        value={grams}
        onChange={setGrams}
        error={error}
        help={t('shopping-choices/home/help', { amount: product.needed })}
      />
      {failure === null ? null : <Alert kind="danger">{failure}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" kind="secondary" isLoading={saving === 'amount'}>
          {t('shopping-choices/home/save')}
        </Button>
        <Button kind="tonal" isLoading={saving === 'all'} onClick={() => void save('all')}>
          {t('shopping-choices/home/all')}
        </Button>
        {product.atHome === null ? null : (
          <Button kind="quiet" isLoading={saving === 'none'} onClick={() => void save('none')}>
            {t('shopping-choices/home/none')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** amount: the typed grams; all: what the list needs; none: nothing is at home. */
type Saving = 'amount' | 'all' | 'none'

function useAtHome({ product, period, onSaved }: AtHomeFormProps) {
  const t = useT()
  const textOf = useTextOf()
  const [grams, setGrams] = useState<number | null>(product.atHomeGrams > 0 ? product.atHomeGrams : null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState<Saving | null>(null)
  const save = useSingleFlight(async (kind: Saving) => {
    setError(undefined)
    setFailure(null)
    const amount = gramsOf(kind, grams, product)
    if (amount === null) return setError(textOf('validation/required'))
    if (!Number.isSafeInteger(amount)) return setError(textOf('shopping-list/amount-out-of-range'))
    setSaving(kind)
    const request = { productId: product.productId, datePeriod: period, version: product.version }
    const sent = await sendMutation(ShoppingListSetAtHomeDocument, { request, grams: amount })
    setSaving(null)
    if (sent.kind === 'failed') {
      acknowledge(sent.failure)
      return setFailure(t(sent.failure.kind === 'network' ? 'shopping-choices/offline' : 'shopping-choices/not-saved'))
    }
    const answer = sent.data.shoppingListSetAtHome
    if (answer.__typename === 'ShoppingProductMarked') return onSaved()
    const [refusal] = answer.__typename === 'ValidationException' ? answer.details : []
    const message = textOf(refusal?.messages[0] ?? 'shopping-choices/not-saved')
    if (refusal?.fieldName === 'grams') setError(message)
    else setFailure(message)
  })
  return { grams, setGrams, error, failure, saving, save }
}

function gramsOf(kind: Saving, typed: number | null, { neededGrams }: ShoppingProduct): number | null {
  switch (kind) {
    case 'amount':
      return typed
    case 'all':
      // Rounded up, so that no part of a gram is left to buy.
      return neededGrams + 1
    case 'none':
      return 0
  }
}
