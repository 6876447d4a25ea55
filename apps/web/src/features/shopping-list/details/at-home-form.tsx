import { isAmountAtHome, type ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { type SubmitEvent, useState } from 'react'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx'
import { keepChange } from '../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { AT_HOME, type AtHome } from '../marks/mark-entries.ts'
import styles from './product-details.module.css'
import type { ShoppingProduct } from '../shopping-list-of-period.ts'
import { type AmountTyped, gramsOf, type HomeUnit, inUnit, unitsOf } from './typed-amount.ts'

interface AtHomeFormProps {
  readonly product: ShoppingProduct
  readonly period: ShoppingPeriod
  readonly onSaved: () => void
}

/** "I have this": all of it with one press, or an amount. */
export function AtHomeForm({ product, period, onSaved }: AtHomeFormProps) {
  const t = useT()
  const { typed, setTyped, error, save } = useAtHome({ product, period, onSaved })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save('amount')
  }
  return (
    <form className={styles.home} noValidate onSubmit={submit}>
      <h3>{t('shopping-choices/home/title')}</h3>
      <AmountField product={product} typed={typed} error={error} onChange={setTyped} />
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

interface AmountFieldProps {
  readonly product: ShoppingProduct
  readonly typed: AmountTyped
  readonly error: string | undefined
  readonly onChange: (typed: AmountTyped) => void
}

/** An amount in grams or, of what a kitchen counts, in pieces or packs. */
function AmountField({ product, typed, error, onChange }: AmountFieldProps) {
  const t = useT()
  const { unit } = typed
  const counted = product.countedUnit
  const nameOf = (value: HomeUnit) => (value === 'g' ? t('shopping-choices/home/grams') : (counted?.name ?? ''))
  const units = unitsOf(product)
  const help = [
    t('shopping-choices/home/help', { amount: product.needed }),
    unit === 'counted' && counted
      ? t('shopping-choices/home/one', { one: counted.one, grams: Math.round(counted.grams) })
      : null,
  ]
  return (
    <>
      {units.length === 1 ? null : (
        <SegmentedControl
          label={t('shopping-choices/home/unit')}
          name="unit"
          value={unit}
          onChange={(chosen) => onChange(inUnit(typed, chosen, product))}
          options={units.map((value) => ({ value, label: nameOf(value) }))}
        />
      )}
      <NumberField
        key={unit}
        label={t('shopping-choices/home/amount')}
        name="amount"
        unit={unit === 'g' ? 'g' : undefined}
        fractionDigits={unit === 'g' ? 0 : 2}
        value={typed.amount}
        onChange={(amount) => onChange({ unit, amount })}
        error={error}
        help={help.filter(Boolean).join(' ')}
      />
    </>
  )
}

/** amount: what was typed; all: what the list needs; none: nothing is at home. */
type Saving = 'amount' | 'all' | 'none'

function useAtHome({ product, period, onSaved }: AtHomeFormProps) {
  const textOf = useTextOf()
  const [typed, setTyped] = useState<AmountTyped>(() => {
    const known = { unit: 'g', amount: product.atHomeGrams > 0 ? product.atHomeGrams : null } as const
    return inUnit(known, unitsOf(product)[0], product)
  })
  const [error, setError] = useState<string>()
  const save = (kind: Saving) => {
    const grams = gramsToSave(kind, typed, product)
    if (grams === null) return setError(textOf('validation/required'))
    if (!isAmountAtHome(grams)) return setError(textOf('shopping-list/amount-out-of-range'))
    keepAtHome(product, period, grams)
    onSaved()
  }
  return { typed, setTyped, error, save }
}

/** Keeps how much of a product is at home, until the gateway has confirmed it. */
function keepAtHome({ key, productId, version }: ShoppingProduct, { start, end }: ShoppingPeriod, grams: number): void {
  const input: AtHome = { key, productId, start, end, grams, version }
  keepChange({ kind: AT_HOME, subject: key, input })
  requestSending()
}

function gramsToSave(kind: Saving, typed: AmountTyped, product: ShoppingProduct): number | null {
  switch (kind) {
    case 'amount':
      return gramsOf(typed, product)
    case 'all':
      // Rounded up, so that no part of a gram is left to buy.
      return product.neededGrams + 1
    case 'none':
      return 0
  }
}
