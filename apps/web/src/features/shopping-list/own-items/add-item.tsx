import { ITEM_NAME_MAX_LENGTH, itemSchema } from '@dayplate/rules/shopping-list'
import { type SubmitEvent, useState } from 'react'
import { Plus } from 'lucide-react'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { addItem } from './change-items.ts'
import { markItem } from '../marks/press-mark.ts'
import type { OwnItem } from '../shopping-list-of-period.ts'
import styles from './own-items.module.css'

interface AddItemProps {
  /** What is still to buy, and what is ticked already. */
  readonly open: readonly OwnItem[]
  readonly bought: readonly OwnItem[]
}

/** A field that writes something on the list. */
export function AddItem({ open, bought }: AddItemProps) {
  const t = useT()
  const { name, setName, error, add } = useAddItem({ open, bought })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add()
  }
  return (
    <form className={classNames(styles.add, open.length > 0 && styles.added)} noValidate onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label={t('shopping-list/own/add')}
          name="item"
          value={name}
          onChange={setName}
          error={error}
          placeholder={t('shopping-list/own/example')}
          maxLength={ITEM_NAME_MAX_LENGTH}
        />
      </div>
      <Button type="submit" kind="secondary" size="field" icon={<Plus />}>
        {t('shopping-list/own/add-button')}
      </Button>
    </form>
  )
}

function useAddItem({ open, bought }: AddItemProps) {
  const t = useT()
  const textOf = useTextOf()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  return {
    name,
    setName(typed: string) {
      setName(typed)
      setError(undefined)
    },
    error,
    add() {
      const checked = itemSchema.safeParse({ name })
      if (!checked.success) return setError(textOf(checked.error.issues[0]?.message ?? 'validation/required'))
      const isSame = isNamed(checked.data.name)
      if (open.some(isSame)) return setError(t('shopping-list/own/there-already'))
      const before = bought.find(isSame)
      // The person needs it again: the row they had becomes open.
      if (before === undefined) addItem(checked.data.name)
      else markItem(before, false)
      return setName('')
    },
  }
}

/** Milk and "milk" are one thing on a list. */
const isNamed =
  (name: string) =>
  (item: OwnItem): boolean =>
    item.name.toLocaleLowerCase() === name.toLocaleLowerCase()
