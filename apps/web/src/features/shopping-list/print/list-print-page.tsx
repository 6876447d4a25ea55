import type { CalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { findPrintError, MOST_PRINTED_DAYS, type PrintError } from '@dayplate/rules/print'
import { Navigate } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { PaperPreview } from '../../../ui/paper-preview/paper-preview.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import type { ShoppingListOfPeriod } from '../shopping-list-of-period.ts'
import { useShoppingList } from '../use-shopping-list.ts'
import { ListSheet } from './list-sheet.tsx'

interface ListPrintPageProps {
  readonly period: ShoppingPeriod
  readonly today: CalendarDay
}

/** The height of the skeleton of a sheet, in CSS pixels. */
const SHEET_HEIGHT = 900

/** The print preview of the shopping list of a period. */
export function ListPrintPage({ period, today }: ListPrintPageProps) {
  const error = findPrintError(period.start, period.end)
  return (
    <Page>
      {error === null ? <PrintedList period={period} today={today} /> : <Unprintable period={period} error={error} />}
    </Page>
  )
}

function PrintedList({ period, today }: ListPrintPageProps) {
  const t = useT()
  const answer = useShoppingList(period, today)
  switch (answer.kind) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height={SHEET_HEIGHT} />
        </SkeletonGroup>
      )
    case 'failed':
      return <FailedState failure={answer.failure} onRetry={answer.retry} />
    case 'answered':
      // The page of the list explains why there is none.
      if (answer.data.kind !== 'list' || isEmpty(answer.data.list))
        return <Navigate to="/shopping-list" search={{ ...period }} replace />
      return (
        <PaperPreview
          controls={<PageTitle title={t('shopping-list/print')} text={t('shopping-print/text')} />}
          buttons={
            <>
              <Button size="large" icon={<Printer />} onClick={() => window.print()}>
                {t('shopping-print/button')}
              </Button>
              <BackLink period={period} />
            </>
          }
        >
          <ListSheet list={answer.data.list} today={today} />
        </PaperPreview>
      )
  }
}

const isEmpty = ({ categories, ownItems }: ShoppingListOfPeriod): boolean =>
  categories.length === 0 && ownItems.length === 0

function BackLink({ period }: { readonly period: ShoppingPeriod }) {
  const t = useT()
  return (
    <ButtonLink kind="quiet" icon={<ArrowLeft />} to="/shopping-list" search={{ ...period }}>
      {t('shopping-print/back')}
    </ButtonLink>
  )
}

interface UnprintableProps {
  readonly period: ShoppingPeriod
  readonly error: PrintError
}

function Unprintable({ period, error }: UnprintableProps) {
  const t = useT()
  return (
    <PlateState
      picture={platePictures.empty}
      ground="breakfast"
      title={t('shopping-print/refused/title')}
      text={
        error === 'TOO_MANY_DAYS'
          ? t('shopping-list/print-too-long', { days: MOST_PRINTED_DAYS })
          : t('shopping-list/ends-before-start')
      }
    >
      <BackLink period={period} />
    </PlateState>
  )
}
