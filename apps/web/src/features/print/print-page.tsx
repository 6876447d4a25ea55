import type { CalendarDay } from '@dayplate/dates'
import { Navigate } from '@tanstack/react-router'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { refuseUnknownResult } from '../../platform/errors/unknown-result.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { Page } from '../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { useT, useTextOf } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { PrintPreview } from './print-preview.tsx'
import { PrintedDaysDocument, type PrintedDaysQuery } from './print.gen.ts'

interface PrintPageProps {
  readonly start: CalendarDay
  readonly end: CalendarDay
}

/** The height of the skeleton of a sheet, in CSS pixels. */
const SHEET_HEIGHT = 900

/** The print preview of the user's plan from `start` to `end`, both included. */
export function PrintPage({ start, end }: PrintPageProps) {
  const answer = useAnswer({ query: PrintedDaysDocument, variables: { from: start, to: end } })
  return (
    <Page>
      {answer.kind === 'answered' ? (
        <PrintAnswer answer={answer.data.printedDays} start={start} />
      ) : answer.kind === 'failed' ? (
        <FailedState failure={answer.failure} onRetry={answer.retry} />
      ) : (
        <SkeletonGroup>
          <Skeleton height={SHEET_HEIGHT} />
        </SkeletonGroup>
      )}
    </Page>
  )
}

interface PrintAnswerProps {
  readonly answer: PrintedDaysQuery['printedDays']
  readonly start: CalendarDay
}

function PrintAnswer({ answer, start }: PrintAnswerProps) {
  switch (answer.__typename) {
    case 'PrintedPlan':
      return answer.plannedDays.length === 0 ? <NothingToPrint /> : <PrintPreview plan={answer} />
    case 'ValidationException':
      return <NothingToPrint refusal={answer.details[0]?.messages[0]} />
    case 'DailyDietPlanRedirect':
      return <Navigate to="/day-plan/$date" params={{ date: answer.date }} replace />
    case 'UnauthorizedException':
      // The day plan explains why there is no plan, and how to get one.
      return <Navigate to="/day-plan/$date" params={{ date: start }} replace />
    default:
      return refuseUnknownResult(answer, 'Unknown answer to a print')
  }
}

/** @param refusal id of the text that says why these days cannot be printed; absent if they have no plan. */
function NothingToPrint({ refusal }: { readonly refusal?: string | undefined }) {
  const t = useT()
  const textOf = useTextOf()
  return (
    <PlateState
      picture={platePictures.empty}
      ground="breakfast"
      title={refusal === undefined ? t('print/none/title') : t('print/refused/title')}
      text={refusal === undefined ? t('print/none/text') : textOf(refusal)}
    >
      <ButtonLink size="large" to="/day-plan">
        {t('print/show-plan')}
      </ButtonLink>
    </PlateState>
  )
}
