import { addDays, formatDay, type CalendarDay } from '@dayplate/dates'
import { useId, useState } from 'react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ReplacementEffect } from '../../../domain/replacements/replacement-effect.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import styles from './add-to-day.module.css'
import { DayChoice, type ChosenDay } from './day-choice.tsx'
import { InsertRefused, useQuestion } from './insert-refused.tsx'
import { useInsertFavourite } from './use-insert-favourite.ts'
import { useInsertionPreview, type InsertionPreview } from './use-insertion-preview.ts'

export interface AddToDayProps {
  readonly mealId: string
  /** The planned days from today on. */
  readonly daysAhead: readonly CalendarDay[]
  readonly today: CalendarDay
  readonly onClose: () => void
}

/** The dialog that inserts a favourite into a day: the choice of the day, the effect, and the insert button. */
export function AddToDay(props: AddToDayProps) {
  const t = useT()
  const [firstDay] = props.daysAhead
  const lastDay = props.daysAhead.at(-1)
  if (firstDay !== undefined && lastDay !== undefined) {
    return <ChooseDay {...props} firstDay={firstDay} lastDay={lastDay} />
  }
  return (
    <Dialog
      title={t('favourites/add')}
      actions={
        <ButtonLink isBlock to="/day-plan">
          {t('favourites/to-day-plan')}
        </ButtonLink>
      }
      onClose={props.onClose}
    >
      {t('favourites/insert/no-days')}
    </Dialog>
  )
}

interface ChooseDayProps extends AddToDayProps {
  readonly firstDay: CalendarDay
  readonly lastDay: CalendarDay
}

function ChooseDay({ mealId, daysAhead, today, firstDay, lastDay, onClose }: ChooseDayProps) {
  const t = useT()
  const language = useLanguage()
  const outcomeId = useId()
  const [chosen, setChosen] = useState<ChosenDay>(() => choiceOf(firstDay, today))
  const date = dateOf(chosen, today)
  const isInSpan = date !== null && daysAhead.includes(date)
  const { preview, name, nameLanguage } = useInsertionPreview(mealId, isInSpan ? date : null)
  const { insert, isInserting, refusal } = useInsertFavourite({ mealId, name, onDone: onClose })
  const question = useQuestion(refusal)
  const originalMealId = preview.kind === 'effect' ? preview.original.id : null
  const insertAnyway = async () => {
    await question.leave()
    if (isInSpan) insert({ date, originalMealId, skipsWarnings: true })
  }
  return (
    <Dialog
      title={t('favourites/add')}
      shape="sheet"
      actions={
        <Button
          isBlock
          isLoading={isInserting}
          disabled={!isInSpan}
          refusedBy={preview.kind === 'refused' && preview.isThere ? outcomeId : undefined}
          onClick={() => (isInSpan ? insert({ date, originalMealId, skipsWarnings: false }) : undefined)}
        >
          {isInSpan ? t('favourites/insert/on', { day: formatDay(date, language, 'full') }) : t('favourites/add')}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.choice}>
        <p className={styles.name} lang={nameLanguage}>
          {name}
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
          <p>{t('favourites/insert/instead', { meal: preview.original.name, kcal: preview.kcal })}</p>
          <ReplacementEffect effect={preview.effect} date={date} />
        </div>
      )
  }
}
