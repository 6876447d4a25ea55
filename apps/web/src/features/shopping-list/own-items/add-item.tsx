import { ITEM_NAME_MAX_LENGTH, itemSchema } from '@dayplate/rules/shopping-list'
import { type SubmitEvent, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { ShoppingListAddItemDocument } from '../shopping-list.gen.ts'
import styles from './own-items.module.css'

/** A field that writes something on the list. */
export function AddItem({ hasItems }: { readonly hasItems: boolean }) {
  const t = useT()
  const { name, setName, error, isAdding, add } = useAddItem()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void add()
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
      <Button type="submit" kind="secondary" size="field" icon={<Plus />} isLoading={isAdding}>
        {t('shopping-list/own/add-button')}
      </Button>
    </form>
  )
}

function useAddItem() {
  const t = useT()
  const textOf = useTextOf()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  // The same id for a press that is repeated after a lost answer, so that the item is added once.
  const id = useRef(crypto.randomUUID())
  const add = useSingleFlight(async () => {
    const checked = itemSchema.safeParse({ name })
    if (!checked.success) return setError(textOf(checked.error.issues[0]?.message ?? 'validation/required'))
    setError(undefined)
    setAdding(true)
    const sent = await sendMutation(ShoppingListAddItemDocument, { id: id.current, name: checked.data.name })
    setAdding(false)
    if (sent.kind === 'failed') {
      acknowledge(sent.failure)
      return setError(t(sent.failure.kind === 'network' ? 'shopping-list/own/offline' : 'shopping-list/own/not-added'))
    }
    const answer = sent.data.shoppingListAddItem
    if (answer.__typename === 'ShoppingItemChanged') {
      id.current = crypto.randomUUID()
      return setName('')
    }
    const message = answer.__typename === 'ValidationException' ? answer.details[0]?.messages[0] : undefined
    return setError(textOf(message ?? 'shopping-list/own/not-added'))
  })
  return {
    name,
    setName(typed: string) {
      setName(typed)
      setError(undefined)
    },
    error,
    isAdding,
    add,
  }
}
