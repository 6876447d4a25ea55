import { addDays, formatDay, type CalendarDay } from '@dayplate/dates'
import { useId, useState } from 'react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ReplacementEffect } from '../replacements/replacement-effect.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import styles from './add-to-day.module.css'
import { DayChoice, type ChosenDay } from './day-choice.tsx'
import { InsertRefused, useQuestion } from './insert-refused.tsx'
import { type InsertedMeal, useInsertMeal } from './use-insert-meal.ts'
import { type InsertionWay, useInsertionPreview, type InsertionPreview } from './use-insertion-preview.ts'

export interface AddToDayProps {
  readonly meal: InsertedMeal
  readonly way: InsertionWay
  /** The planned days from today on. */
  readonly daysAhead: readonly CalendarDay[]
  readonly today: CalendarDay
  readonly onClose: () => void
}

/** The dialog that inserts a meal into a day: the choice of the day, the effect, and the insert button. */
export function AddToDay(props: AddToDayProps) {
  const t = useT()
  const [firstDay] = props.daysAhead
  const lastDay = props.daysAhead.at(-1)
  if (firstDay !== undefined && lastDay !== undefined) {
    return <ChooseDay {...props} firstDay={firstDay} lastDay={lastDay} />
  }
  return (
    <Dialog
      title={t('insertion/add')}
      actions={
        <ButtonLink isBlock to="/day-plan">
          {t('insertion/to-day-plan')}
        </ButtonLink>
      }
      onClose={props.onClose}
    >
      {t('insertion/no-days')}
    </Dialog>
  )
}

interface ChooseDayProps extends AddToDayProps {
  readonly firstDay: CalendarDay
  readonly lastDay: CalendarDay
}

function ChooseDay({ meal, way, daysAhead, today, firstDay, lastDay, onClose }: ChooseDayProps) {
  const t = useT()
  const language = useLanguage()
  const outcomeId = useId()
  const [chosen, setChosen] = useState<ChosenDay>(() => choiceOf(firstDay, today))
  const date = dateOf(chosen, today)
  const isInSpan = date !== null && daysAhead.includes(date)
  const preview = useInsertionPreview({ mealId: meal.id, way, date: isInSpan ? date : null })
  const { insert, isInserting, refusal } = useInsertMeal({ meal, way, onDone: onClose })
  const question = useQuestion(refusal)
  const originalMealId = preview.kind === 'effect' ? preview.original.id : null
  const insertAnyway = async () => {
    await question.leave()
    if (isInSpan) insert({ date, originalMealId, skipsWarnings: true })
  }
  return (
    <Dialog
      title={t('insertion/add')}
      shape="sheet"
      actions={
        <Button
          isBlock
          isLoading={isInserting}
          disabled={!isInSpan}
          refusedBy={preview.kind === 'refused' && preview.isThere ? outcomeId : undefined}
          onClick={() => (isInSpan ? insert({ date, originalMealId, skipsWarnings: false }) : undefined)}
        >
          {isInSpan ? t('insertion/on', { day: formatDay(date, language, 'full') }) : t('insertion/add')}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.choice}>
        <p className={styles.name} lang={meal.language}>
          {meal.name}
        </p>
        <DayChoice chosen={chosen} onChange={setChosen} today={today} lastDay={lastDay} daysAhead={daysAhead} />
        {isInSpan ? (
          <div className={styles.outcome} id={outcomeId}>
            <InsertionEffect preview={preview} date={date} />
          </div>
        ) : null}
      </div>
      {refusal !== null && question.isAsked ? (
        <InsertRefused refusal={refusal} onInsert={insertAnyway} onClose={question.close} />
      ) : null}
    </Dialog>
  )
}

/** The choice that selects this day. */
function choiceOf(day: CalendarDay, today: CalendarDay): ChosenDay {
  if (day === today) return { kind: 'today' }
  return day === addDays(today, 1) ? { kind: 'tomorrow' } : { kind: 'other', day }
}

function dateOf(chosen: ChosenDay, today: CalendarDay): CalendarDay | null {
  switch (chosen.kind) {
    case 'today':
      return today
    case 'tomorrow':
      return addDays(today, 1)
    case 'other':
      return chosen.day
  }
}

interface InsertionEffectProps {
  readonly preview: InsertionPreview
  readonly date: CalendarDay
}

/** Shows the effect of the insertion on the day before the user confirms. */
function InsertionEffect({ preview, date }: InsertionEffectProps) {
  const t = useT()
  switch (preview.kind) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height={212} />
        </SkeletonGroup>
      )
    case 'unknown':
      return null
    case 'refused':
      return <Alert kind="info">{preview.description}</Alert>
    case 'effect':
      return (
        <div className={styles.effect}>
          <p>{t('insertion/instead', { meal: preview.original.name, kcal: preview.kcal })}</p>
          <ReplacementEffect effect={preview.effect} date={date} />
        </div>
      )
  }
}
