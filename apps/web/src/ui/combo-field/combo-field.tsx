import { Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox } from '../field/input-box.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import styles from './combo-field.module.css'
import { moveActive } from './move-active.ts'

export interface ComboOption {
  readonly id: string
  readonly label: string
}

export interface ComboFieldProps {
  readonly label: string
  readonly name: string
  /** The typed text. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The options for it; null while they are loading. */
  readonly options: readonly ComboOption[] | null
  /** Read out and shown above the list: the number of options, or that there is none. */
  readonly status: string | undefined
  readonly onChoose: (option: ComboOption) => void
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  readonly maxLength?: number | undefined
}

/**
 * A search field with a list of matches below it. The user chooses a match with the arrow keys and Enter or by pressing
 * it; Escape closes the list (combobox with a list popup, WAI-ARIA Authoring Practices).
 */
export function ComboField(props: ComboFieldProps) {
  const { label, value, onChange, options, status, onChoose, error, ...input } = props
  const ids = useFieldIds()
  const { isOpen, active, setActive, onKeyDown, open } = useComboList(props)
  const listId = `${ids.control}-list`
  return (
    <FieldFrame ids={ids} label={label} error={error}>
      <InputBox hasError={error !== undefined}>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          name={input.name}
          disabled={input.disabled}
          maxLength={input.maxLength}
          {...describeControl(ids, { error })}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active !== null ? `${listId}-${active}` : undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            open()
          }}
          onKeyDown={onKeyDown}
        />
      </InputBox>
      <p className={status && isOpen ? styles.status : 'visually-hidden'} role="status">
        {isOpen ? status : ''}
      </p>
      <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!isOpen || !options?.length}>
        {options?.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the keyboard's focus and points at it
          <div
            key={option.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(index)}
            onClick={() => onChoose(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </FieldFrame>
  )
}

function useComboList({ value, options, onChoose, onChange }: ComboFieldProps) {
  const [isClosed, setClosed] = useState(false)
  const [wanted, setActive] = useState<number | null>(null)
  const isOpen = value.trim() !== '' && !isClosed
  const count = options?.length ?? 0
  const active = wanted !== null && wanted < count ? wanted : null
  const choose = () => {
    const option = active === null ? undefined : options?.[active]
    if (option !== undefined) onChoose(option)
    setActive(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      if (isOpen) setClosed(true)
      else onChange('')
      return
    }
    if (!isOpen) return
    if (event.key === 'Enter') {
      // Enter chooses here and must not submit the surrounding form.
      event.preventDefault()
      choose()
    }
    const next = moveActive(event.key, active, count)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    scrollToOption(event.currentTarget, next)
  }
  const open = () => {
    setClosed(false)
    setActive(null)
  }
  return { isOpen, active, setActive, onKeyDown, open }
}

function scrollToOption(field: Element, index: number | null): void {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  if (index !== null) list?.children[index]?.scrollIntoView({ block: 'nearest' })
}
