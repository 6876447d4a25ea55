import { isAmountAtHome, type ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { type SubmitEvent, useState } from 'react'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { keepChange } from '../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { AT_HOME, type AtHome } from '../marks/mark-entries.ts'
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
  const { grams, setGrams, error, save } = useAtHome({ product, period, onSaved })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save('amount')
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
      <div className={styles.buttons}>
        <Button type="submit" kind="secondary">
          {t('shopping-choices/home/save')}
        </Button>
        <Button kind="tonal" onClick={() => save('all')}>
          {t('shopping-choices/home/all')}
        </Button>
        {product.atHome === null ? null : (
          <Button kind="quiet" onClick={() => save('none')}>
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
  const textOf = useTextOf()
  const [grams, setGrams] = useState<number | null>(product.atHomeGrams > 0 ? product.atHomeGrams : null)
  const [error, setError] = useState<string>()
  const save = (kind: Saving) => {
    const amount = gramsOf(kind, grams, product)
    if (amount === null) return setError(textOf('validation/required'))
    if (!isAmountAtHome(amount)) return setError(textOf('shopping-list/amount-out-of-range'))
    keepAtHome(product, period, amount)
    onSaved()
  }
  return { grams, setGrams, error, save }
}

/** Keeps how much of a product is at home, until the gateway has confirmed it. */
function keepAtHome({ key, productId, version }: ShoppingProduct, { start, end }: ShoppingPeriod, grams: number): void {
  const input: AtHome = { key, productId, start, end, grams, version }
  keepChange({ kind: AT_HOME, subject: key, input })
  requestSending()
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
