import type { CalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { Navigate } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useEffect } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useT, useTextOf } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useEntries } from '../../platform/outbox/outbox-entries.ts'
import { Page } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Aisle } from './rows/aisle.tsx'
import { AisleColumns } from './rows/aisle-columns.tsx'
import { ListHead } from './head/list-head.tsx'
import { OfflineLine } from './head/offline-line.tsx'
import { prepareSheets } from './list-sheets.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { bringOutboxKinds } from './marks/bring-outbox-kinds.ts'
import { usePendingMarks } from './marks/pending-marks.ts'
import { PeriodNotice } from './head/period-notice.tsx'
import { withPendingChanges } from './marks/with-pending-changes.ts'
import { OwnItems } from './own-items/own-items.tsx'
import { ProductOverlay } from './details/product-overlay.tsx'
import { type ListAnswer, useShoppingList } from './use-shopping-list.ts'
import styles from './shopping-list-page.module.css'

bringOutboxKinds()

interface ShoppingListPageProps {
  /** Null for the gateway's default period. */
  readonly period: ShoppingPeriod | null
  readonly today: CalendarDay
}

/** What the user needs to buy for a period of the plan, by aisles. */
export function ShoppingListPage({ period, today }: ShoppingListPageProps) {
  const answer = useShoppingList(period, today)
  return (
    <Page>
      {answer.kind === 'loading' ? <ListSkeleton /> : null}
      {answer.kind === 'failed' ? <FailedState failure={answer.failure} onRetry={answer.retry} /> : null}
      {answer.kind === 'answered' ? <ListState state={answer.data} period={period} today={today} /> : null}
    </Page>
  )
}

/** For an address that does not name the two days of a list. */
export const UnclearPeriod = () => (
  <Page>
    <RefusedPeriod messages={['shopping-list/unclear-days']} />
  </Page>
)

function ListState({ state, period, today }: ShoppingListPageProps & { readonly state: ListAnswer }) {
  switch (state.kind) {
    case 'list':
      return <ShownList {...state} />
    case 'refused':
      return <RefusedPeriod messages={state.messages} />
    case 'no-plan':
      return <NoPlan />
    case 'no-access':
      // The day plan explains how to get access.
      return <Navigate to="/day-plan/$date" params={{ date: period?.start ?? today }} replace />
  }
}

function ShownList({ list: confirmed, plannedDays }: Extract<ListAnswer, { kind: 'list' }>) {
  const t = useT()
  const marks = usePendingMarks()
  const list = withPendingChanges(confirmed, useEntries())
  const hasPlan = plannedDays?.length !== 0
  useEffect(prepareSheets, [])
  return (
    <div className={styles.list}>
      <ListHead list={list} marks={marks} hasPlan={hasPlan} />
      <OfflineLine />
      <PeriodNotice period={list.period} plannedDays={plannedDays} />
      {list.categories.length === 0 && hasPlan ? (
        <p className={styles.nothing}>{t('shopping-list/nothing-to-cook')}</p>
      ) : null}
      <AisleColumns categories={list.categories}>
        {(category) => <Aisle key={category.key} category={category} period={list.period} marks={marks} />}
      </AisleColumns>
      <OwnItems items={list.ownItems} marks={marks} />
      <ProductOverlay list={list} />
    </div>
  )
}

function NoPlan() {
  const t = useT()
  return (
    <PlateState
      picture={platePictures.empty}
      ground="lunch"
      icon={<ListChecks />}
      title={t('shopping-list/no-plan/title')}
      text={t('shopping-list/no-plan/text')}
    >
      <ButtonLink size="large" to="/diet-settings">
        {t('shopping-list/no-plan/action')}
      </ButtonLink>
    </PlateState>
  )
}

function RefusedPeriod({ messages }: { readonly messages: readonly string[] }) {
  const t = useT()
  const textOf = useTextOf()
  return (
    <PlateState
      picture={platePictures.empty}
      ground="breakfast"
      title={t('shopping-list/refused/title')}
      text={messages.map((message) => textOf(message)).join(' ')}
    >
      <ButtonLink size="large" to="/shopping-list">
        {t('shopping-list/refused/action')}
      </ButtonLink>
    </PlateState>
  )
}
