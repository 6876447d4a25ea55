import { addDays, type CalendarDay } from '@dayplate/dates'
import { HeartHandshake } from 'lucide-react'
import { dayOfMomentWords } from '../../../platform/clock/moment-words.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'

export interface StoppedPlanProps {
  readonly stoppedAt: string
  readonly today: CalendarDay
  /** Whether the plan had begun, so that there are days to look back at. */
  readonly hasDays: boolean
  /** Opens the questions, because an answer may be No by now. */
  readonly onAnswerAgain: () => void
}

/** Explains that the plan ended after a Yes to a question about health, and where the earlier days are. */
export function StoppedPlan({ stoppedAt, today, hasDays, onAnswerAgain }: StoppedPlanProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.clean}
        ground="snack"
        icon={<HeartHandshake />}
        title={t('stopped-plan/title')}
        text={t('stopped-plan/text', { date: dayOfMomentWords(stoppedAt, language) })}
      >
        {/* Without a plan for yesterday, the day plan opens the nearest day that has one. */}
        {hasDays ? (
          <ButtonLink size="large" to="/day-plan/$date" params={{ date: addDays(today, -1) }}>
            {t('stopped-plan/earlier-days')}
          </ButtonLink>
        ) : null}
        <Button kind="secondary" onClick={onAnswerAgain}>
          {t('stopped-plan/answer-again')}
        </Button>
      </PlateState>
    </Page>
  )
}
