import type { CalendarDay } from '@dayplate/dates'
import { CalendarDays, Search } from 'lucide-react'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { refuseUnknownResult } from '../../../platform/errors/unknown-result.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { ReplaceFailed } from '../meal/replace-failed.tsx'
import { RefusedOffer } from '../refused-offer.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import type { OtherDayFragment } from './day.gen.ts'
import { OtherDayCard } from './other-day-card.tsx'
import { useOtherDays } from './use-other-days.ts'
import { useReplaceDay } from './use-replace-day.ts'
import styles from './change-day.module.css'

interface OtherDaysProps {
  readonly date: CalendarDay
  /** The search text, a dish or an ingredient. Empty for all days. */
  readonly text: string
  /** Clears the search text. */
  readonly onClear: () => void
  readonly onClose: () => void
}

/** The days that can replace the current one, or those of them that match the search. */
export function OtherDays({ date, text, onClear, onClose }: OtherDaysProps) {
  const answer = useOtherDays(date, text)
  const { choose, chosenId, failure, clearFailure } = useReplaceDay({ date, onClose })
  if (answer.kind === 'loading') return <OtherDaysSkeleton />
  if (answer.kind === 'failed') return <FailedState failure={answer.failure} onRetry={answer.retry} />
  const { offer, text: found, isCurrent } = answer.data
  switch (offer.__typename) {
    case 'ValidationException':
    case 'UnauthorizedException':
      // While a choice is being sent, it may itself have caused this refusal. The outcome of the choice is reported instead.
      if (chosenId !== null) return <OtherDaysSkeleton />
      return (
        <RefusedOffer refused={offer} date={date} onLeave={onClose}>
          <OtherDaysSkeleton />
        </RefusedOffer>
      )
    case 'DayReplacements':
      return (
        <>
          <HolidayWords days={offer.replacements} />
          <Found count={offer.replacements.length} />
          {offer.replacements.length > 0 ? null : <NoDays text={found} onClear={onClear} onClose={onClose} />}
          <ul className={styles.days} aria-busy={!isCurrent} data-earlier={!isCurrent || undefined}>
            {offer.replacements.map((day, index) => (
              <li key={day.dietSetId}>
                <OtherDayCard
                  day={day}
                  number={index + 1}
                  date={date}
                  isCurrent={isCurrent}
                  isChosen={chosenId === day.dietSetId}
                  onChoose={() => choose(day)}
                />
              </li>
            ))}
          </ul>
          {failure === null ? null : <ReplaceFailed text={failure} onClose={clearFailure} />}
        </>
      )
    default:
      return refuseUnknownResult(offer, 'Unknown kind of day replacements')
  }
}

/** The description of the holiday, shown once above all of its menus. */
function HolidayWords({ days }: { readonly days: readonly OtherDayFragment[] }) {
  const festive = days.find(({ holiday }) => holiday !== null)
  return festive?.holiday ? <p className={styles.words}>{festive.holiday.description}</p> : null
}

/** Tells screen readers the number of days found. */
function Found({ count }: { readonly count: number }) {
  const t = useT()
  return (
    <p className="visually-hidden" role="status">
      {t('change-day/count', { count })}
    </p>
  )
}

function OtherDaysSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.days}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height={420} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

interface NoDaysProps {
  /** The search text. Empty if the list was not searched. */
  readonly text: string
  readonly onClear: () => void
  readonly onClose: () => void
}

/** Shown if no day can replace the current one or none matches the search. */
function NoDays({ text, onClear, onClose }: NoDaysProps) {
  const t = useT()
  const isSearch = text !== ''
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground="lunch"
      icon={isSearch ? <Search /> : <CalendarDays />}
      title={isSearch ? t('change-day/none-found/title') : t('change-day/none')}
      text={isSearch ? t('change-day/none-found', { text }) : t('change-day/none-text')}
    >
      <Button size="large" onClick={isSearch ? onClear : onClose}>
        {isSearch ? t('change-day/clear') : t('exchange/to-day')}
      </Button>
    </PlateState>
  )
}
