import { checkPeriod, MOST_PLATES, type ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { TranslatedCalendarWording } from '../../../platform/i18n/translated-calendar-wording.tsx'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { ShoppingListSetPlatesDocument } from '../shopping-list.gen.ts'
import styles from './days-and-people.module.css'

export interface DaysAndPeopleProps {
  readonly period: ShoppingPeriod
  readonly plates: number
  readonly onClose: () => void
}

const PEOPLE = Array.from({ length: MOST_PLATES }, (_, index) => String(index + 1))

/** A sheet that chooses the days of the list, and for how many people the user shops. */
export function DaysAndPeople(props: DaysAndPeopleProps) {
  const t = useT()
  const textOf = useTextOf()
  const { start, end, people, errors, failure, isSaving, save, change } = useChoice(props)
  // Enter in a field.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog
      shape="sheet"
      title={t('shopping-choices/for/title')}
      actions={
        <Button isBlock isLoading={isSaving} onClick={() => void save()}>
          {t('shopping-choices/for/show')}
        </Button>
      }
      onClose={props.onClose}
    >
      <form className={styles.fields} noValidate onSubmit={submit}>
        <TranslatedCalendarWording example={`${props.period.start.slice(0, MONTH_LENGTH)}28`}>
          <DateField
            label={t('shopping-choices/for/start')}
            name="start"
            value={start}
            onChange={(value) => change({ start: value })}
            error={errors.start === null ? undefined : textOf(errors.start)}
            isRequired
          />
          <DateField
            label={t('shopping-choices/for/end')}
            name="end"
            value={end}
            onChange={(value) => change({ end: value })}
            error={errors.end === null ? undefined : textOf(errors.end)}
            isRequired
          />
        </TranslatedCalendarWording>
        <Select
          label={t('shopping-choices/for/people')}
          name="people"
          value={people}
          onChange={(value) => change({ people: value })}
          options={PEOPLE.map((value) => ({ value, label: t('shopping-choices/for/count', { count: Number(value) }) }))}
          help={t('shopping-choices/for/people-help')}
        />
        {failure === null ? null : <Alert kind="danger">{failure}</Alert>}
        {/* Lets Enter submit, because the visible button is outside the form. */}
        <button type="submit" hidden>
          {t('shopping-choices/for/show')}
        </button>
      </form>
    </Dialog>
  )
}

/** Of YYYY-MM-. */
const MONTH_LENGTH = 8

interface Choice {
  readonly start: string | null
  readonly end: string | null
  readonly people: string
}

const NO_ERRORS = { start: null, end: null }

function useChoice({ period, plates, onClose }: DaysAndPeopleProps) {
  const t = useT()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>({ ...period, people: String(plates) })
  // Only once they were sent: a field that is being typed is not wrong yet.
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const checked = checkPeriod(choice)
  const isLeaving = useRef(false)
  const save = useSingleFlight(async () => {
    setSent(true)
    setFailure(null)
    if (checked.kind === 'refused') return revealFirstError()
    if (isLeaving.current) return
    if (Number(choice.people) !== plates) {
      setSaving(true)
      const outcome = await savePlates(Number(choice.people))
      setSaving(false)
      if (outcome !== 'saved') return setFailure(t(`shopping-choices/for/${outcome}`))
    }
    isLeaving.current = true
    // The sheet's own entry in the history becomes the list of the chosen days.
    if (checked.period.start === period.start && checked.period.end === period.end) return onClose()
    await navigate({ to: '/shopping-list', search: { ...checked.period }, replace: true, resetScroll: false })
  })
  return {
    ...choice,
    errors: isSent && checked.kind === 'refused' ? checked : NO_ERRORS,
    failure,
    isSaving,
    change: (changed: Partial<Choice>) => setChoice({ ...choice, ...changed }),
    save,
  }
}

async function savePlates(plates: number): Promise<'saved' | 'offline' | 'not-saved'> {
  const sent = await sendMutation(ShoppingListSetPlatesDocument, { plates })
  if (sent.kind === 'failed') {
    acknowledge(sent.failure)
    return sent.failure.kind === 'network' ? 'offline' : 'not-saved'
  }
  return sent.data.shoppingListSetPlates.__typename === 'BasicMutationSuccess' ? 'saved' : 'not-saved'
}
