import type { CalendarDay } from '@dayplate/dates'
import { Navigate } from '@tanstack/react-router'
import { CookingPot } from 'lucide-react'
import { useIsAppMode } from '../../platform/app-mode/app-mode.ts'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FoundMeals } from './found-meals.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { type AllMealsState, useAllMeals } from './use-all-meals.ts'
import { useMealFilters } from './use-meal-filters.ts'

interface AllMealsPageProps {
  readonly today: CalendarDay
}

/** All meals that a person may eat, to search, open, mark and put into a day. */
export function AllMealsPage({ today }: AllMealsPageProps) {
  const t = useT()
  const isAppMode = useIsAppMode()
  const answer = useAllMeals(today)
  return (
    <Page>
      {isAppMode ? (
        // The app has its own bar with this title.
        <h1 className="visually-hidden">{t('all-meals/title')}</h1>
      ) : (
        <PageTitle title={t('all-meals/title')} text={t('all-meals/text')} />
      )}
      {answer.kind === 'loading' ? <ListSkeleton /> : null}
      {answer.kind === 'failed' ? <FailedState failure={answer.failure} onRetry={answer.retry} /> : null}
      {answer.kind === 'answered' ? <Meals state={answer.data} today={today} /> : null}
    </Page>
  )
}

function Meals({ state, today }: AllMealsPageProps & { readonly state: AllMealsState }) {
  const { filters, type, change } = useMealFilters()
  switch (state.kind) {
    case 'no-access':
      // The day plan explains how to get access.
      return <Navigate to="/day-plan/$date" params={{ date: today }} replace />
    case 'no-diet':
      return <NoDiet />
    case 'meals':
      return (
        <>
          <FilterBar list={state.list} filters={filters} onType={type} onChange={change} />
          <FoundMeals meals={state} filters={filters} onChange={change} today={today} />
        </>
      )
  }
}

function NoDiet() {
  const t = useT()
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground="lunch"
      icon={<CookingPot />}
      title={t('all-meals/no-diet/title')}
      text={t('all-meals/no-diet/text')}
    >
      <ButtonLink size="large" to="/diet-settings">
        {t('all-meals/no-diet/action')}
      </ButtonLink>
    </PlateState>
  )
}
