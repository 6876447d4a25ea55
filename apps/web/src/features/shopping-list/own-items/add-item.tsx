import { ITEM_NAME_MAX_LENGTH, itemSchema } from '@dayplate/rules/shopping-list'
import { type SubmitEvent, useState } from 'react'
import { Plus } from 'lucide-react'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { addItem } from './change-items.ts'
import styles from './own-items.module.css'

/** A field that writes something on the list. */
export function AddItem({ hasItems }: { readonly hasItems: boolean }) {
  const t = useT()
  const { name, setName, error, add } = useAddItem()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add()
  }
  return (
    <form className={classNames(styles.add, hasItems && styles.added)} noValidate onSubmit={submit}>
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

function useAddItem() {
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
      addItem(checked.data.name)
      return setName('')
    },
  }
}
