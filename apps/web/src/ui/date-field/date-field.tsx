import { type CalendarDay, type DateNotation, isOutsideCalendar, parseCalendarDay } from '@dayplate/dates'
import { Calendar } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import type { CalendarView } from '../calendar/calendar-path.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox } from '../field/input-box.tsx'
import { describeControl, type FieldIds, useFieldIds } from '../field/use-field-ids.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { useCalendarWording } from '../wording/calendar-wording.tsx'
import styles from './date-field.module.css'
import { useCalendarPopup } from './use-calendar-popup.ts'
import { useDateDraft } from './use-date-draft.ts'
import { useLeftField } from './use-left-field.ts'

export interface DateFieldProps {
  readonly label: string
  readonly name: string
  /**
   * A calendar day, or null when unset. Invalid text stays as it was typed, so that the user can correct it; `parseCalendarDay`
   * tells it from a day.
   */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Called when the user leaves the field or takes a day from its calendar. */
  readonly onBlur?: (() => void) | undefined
  /**
   * An error about a valid date, such as one that is too early. For text that is not a date, the field shows its own
   * error.
   */
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly min?: CalendarDay | undefined
  readonly max?: CalendarDay | undefined
  /** The reason why a day between min and max cannot be chosen; undefined when it can. */
  readonly reasonAgainst?: ((day: CalendarDay) => string | undefined) | undefined
  /** The view that the calendar opens with. */
  readonly firstView?: CalendarView | undefined
  readonly autoComplete?: 'bday' | 'off' | undefined
  readonly isRequired?: boolean | undefined
  /** The value is a default and not yet the user's answer. */
  readonly isResting?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The format of the stored value; `parseCalendarDay` knows which days exist. */
const PATTERN = String.raw`\d{4}-\d{2}-\d{2}`

/** The pattern of a date in the reader's notation. */
const patternOf = ({ order }: DateNotation): string =>
  order.map((part) => (part === 'year' ? String.raw`\d{4}` : String.raw`\d{1,2}`)).join(String.raw`[.\/\-]`)

/** A date field. The user types a date in their own notation or as YYYY-MM-DD, or chooses one from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, help, min, max, reasonAgainst, firstView, isReadOnly, disabled } = props
  const words = useCalendarWording()
  const ids = useFieldIds()
  const box = useRef<HTMLDivElement>(null)
  const popup = useCalendarPopup(box)
  const isOpen = popup.state.kind === 'open' || popup.state.kind === 'loading'
  const { wasLeft, onBlur } = useLeftField(isOpen, props.onBlur)
  const day = parseCalendarDay(value)
  const isNoDate = value !== null && day === null && !isOutsideCalendar(value)
  const error = isNoDate && (wasLeft || props.error) ? words.dateError : props.error
  const note = popup.state.kind === 'failed' ? words.calendarUnavailable : help
  const choose = (chosen: CalendarDay) => {
    onChange(chosen)
    popup.close()
  }
  const canOpen = !disabled && !isReadOnly
  return (
    <>
      <FieldFrame ids={ids} label={label} help={note} error={error}>
        <div ref={box} onBlur={onBlur}>
          <InputBox hasError={Boolean(error)} hasAction={canOpen} isResting={props.isResting}>
            <DateInput {...props} ids={ids} error={error} help={note} onOpen={canOpen ? popup.open : undefined} />
            {canOpen ? (
              <button
                type="button"
                className={styles.button}
                aria-label={words.openCalendar(label)}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onFocus={popup.prepare}
                onPointerEnter={popup.prepare}
                onClick={popup.open}
              >
                {popup.state.kind === 'loading' ? <Spinner /> : <Calendar aria-hidden="true" />}
              </button>
            ) : null}
          </InputBox>
        </div>
      </FieldFrame>
      {popup.state.kind === 'open' ? (
        <popup.state.Popup
          {...{ label, min, max, reasonAgainst, firstView }}
          value={day}
          onChange={choose}
          triggerRef={box}
          theme={popup.state.theme}
          onClose={popup.close}
        />
      ) : null}
    </>
  )
}

interface DateInputProps extends DateFieldProps {
  readonly ids: FieldIds
  /** Opens the calendar from the keyboard; undefined without one. */
  readonly onOpen: (() => void) | undefined
}

function DateInput({ ids, error, help, onOpen, ref, ...props }: DateInputProps) {
  const words = useCalendarWording()
  const draft = useDateDraft({ ...props, notation: words.notation })
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    onOpen?.()
  }
  return (
    <input
      {...describeControl(ids, { help, error })}
      ref={ref}
      name={props.name}
      value={draft.text}
      // A text input, because `type=date` uses the order of the browser's language and loses text it cannot read.
      type="text"
      inputMode="numeric"
      pattern={`${PATTERN}|${patternOf(words.notation)}`}
      placeholder={words.datePattern}
      autoComplete={props.autoComplete ?? 'off'}
      aria-required={props.isRequired}
      disabled={props.disabled}
      readOnly={props.isReadOnly}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.settle}
      // Typing replaces the default value.
      onFocus={props.isResting ? (event) => event.target.select() : undefined}
      onKeyDown={press}
    />
  )
}
