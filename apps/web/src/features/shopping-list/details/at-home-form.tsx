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
import { type AmountTyped, decimalsOf, gramsOf, inUnit, unitsOf } from './typed-amount.ts'

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

/** An amount in pieces, packs, or the unit of scales and jugs. */
function AmountField({ product, typed, error, onChange }: AmountFieldProps) {
  const t = useT()
  const { unit } = typed
  const units = unitsOf(product)
  const help = [
    t(`shopping-choices/home/${product.isTrimmed ? 'help-trimmed' : 'help'}`, { amount: product.needed }),
    unit.one === null ? null : t('shopping-choices/home/one', { one: unit.one, grams: Math.round(unit.grams) }),
  ]
  return (
    <>
      {units.length === 1 ? null : (
        <SegmentedControl
          label={t('shopping-choices/home/unit')}
          name="unit"
          value={unit.name}
          onChange={(name) => {
            const chosen = units.find((other) => other.name === name)
            if (chosen !== undefined) onChange(inUnit(gramsOf(typed), chosen))
          }}
          options={units.map(({ name }) => ({ value: name, label: name }))}
        />
      )}
      <NumberField
        key={unit.name}
        label={t('shopping-choices/home/amount')}
        name="amount"
        unit={unit.one === null ? unit.name : undefined}
        fractionDigits={decimalsOf(unit)}
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
  const [typed, setTyped] = useState<AmountTyped>(() =>
    inUnit(product.atHomeGrams > 0 ? product.atHomeGrams : null, unitsOf(product)[0]),
  )
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
      return gramsOf(typed)
    case 'all':
      // Rounded up, so that no part of a gram is left to buy.
      return product.neededGrams + 1
    case 'none':
      return 0
  }
}
