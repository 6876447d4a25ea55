import type { CalendarDay } from '@dayplate/dates'
import { Navigate } from '@tanstack/react-router'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { refuseUnknownResult } from '../../platform/errors/unknown-result.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { Page } from '../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { NothingToPrint } from './nothing-to-print.tsx'
import { PrintPreview } from './print-preview.tsx'
import { PrintedDaysDocument, type PrintedDaysQuery } from './print.gen.ts'

interface PrintPageProps {
  readonly start: CalendarDay
  readonly end: CalendarDay
}

/** A sheet of paper, as big as the screen has room. */
const SHEET_HEIGHT = 900

/** One's plan from a day to another as it will be on paper. */
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
      // It says why there is none, and how to get one.
      return <Navigate to="/day-plan/$date" params={{ date: start }} replace />
    default:
      return refuseUnknownResult(answer, 'Unknown answer to a print')
  }
}
