import { mayBeLinkToken } from '@dayplate/rules/accounts'
import { useEffect } from 'react'
import { keepLoadedFiles } from '../../../platform/app-update/keep-loaded-files.ts'
import { momentWords } from '../../../platform/clock/moment-words.ts'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { whenIdle } from '../../../platform/lazy/when-idle.ts'
import { Page } from '../../../ui/page/page.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx'
import head from '../head/list-head.module.css'
import { OfflineLine } from '../head/offline-line.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { countRows } from '../marks/count-rows.ts'
import { type PendingMarks, usePendingMarks } from '../marks/pending-marks.ts'
import { useToday } from '../../../platform/clock/today.ts'
import { periodInWords } from '../period-in-words.ts'
import page from '../shopping-list-page.module.css'
import { bringSharedKinds } from './bring-shared-kinds.ts'
import { AisleColumns } from '../rows/aisle-columns.tsx'
import { SharedAisle } from './shared-aisle.tsx'
import { SharedItems } from './shared-items.tsx'
import type { SharedListOfLink } from './shared-list-of-link.ts'
import { useSharedList } from './use-shared-list.ts'

bringSharedKinds()

/** The shopping list of another person, for everyone who has its link. */
export function SharedListPage({ token }: { readonly token: string }) {
  if (!mayBeLinkToken(token)) {
    return (
      <Page>
        <Gone isTickLost={false} />
      </Page>
    )
  }
  return (
    <PublicGatewayProvider>
      <Page>
        <AnsweredList token={token} />
      </Page>
    </PublicGatewayProvider>
  )
}

function AnsweredList({ token }: { readonly token: string }) {
  const answer = useSharedList(token)
  switch (answer.kind) {
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return <FailedState failure={answer.failure} onRetry={answer.retry} />
    case 'answered':
      return answer.data.kind === 'gone' ? (
        <Gone isTickLost={answer.data.isTickLost} />
      ) : (
        <ShownList list={answer.data.list} token={token} />
      )
  }
}

interface ShownListProps {
  readonly list: SharedListOfLink
  readonly token: string
}

function ShownList({ list, token }: ShownListProps) {
  const t = useT()
  const marks = usePendingMarks()
  useEffect(keepForTheShop, [])
  const { categories, ownItems } = list
  return (
    <div className={page.list}>
      <SharedHead list={list} marks={marks} />
      <OfflineLine />
      {categories.length === 0 && ownItems.length === 0 ? (
        <p className={page.nothing}>{t('shared-list/empty')}</p>
      ) : null}
      <AisleColumns categories={categories}>
        {(category) => <SharedAisle key={category.key} category={category} token={token} marks={marks} />}
      </AisleColumns>
      {ownItems.length === 0 ? null : <SharedItems items={ownItems} token={token} marks={marks} />}
    </div>
  )
}

/** A guest in a shop often has only this one visit behind them. */
const keepForTheShop = (): void => whenIdle(() => void keepLoadedFiles().catch(() => {}))

function SharedHead({ list, marks }: { readonly list: SharedListOfLink; readonly marks: PendingMarks }) {
  const t = useT()
  const language = useLanguage()
  const { done, all } = countRows(list, marks)
  return (
    <header className={head.head}>
      <div className={head.row}>
        <div className={head.words}>
          <h1 className={head.title}>{t('shopping-list/title')}</h1>
          <p className={page.nothing}>{periodInWords(list.period, { language, today: useToday() })}</p>
        </div>
        <p className={head.count} role="status">
          <span className="visually-hidden">{t('shopping-list/done-of', { done, all })}</span>
          <span aria-hidden="true">
            <b>{done}</b> {t('shopping-list/of', { all })}
          </span>
        </p>
      </div>
      <ProgressBar label={t('shopping-list/progress')} value={all === 0 ? 0 : done / all} />
      <p className={page.nothing}>{t('shared-list/until', { moment: momentWords(list.expiresAt, language) })}</p>
    </header>
  )
}

/** One page for a link that is unknown, renewed, stopped or expired, because the gateway does not say which. */
function Gone({ isTickLost }: { readonly isTickLost: boolean }) {
  const t = useT()
  return (
    <PlateState
      picture={platePictures.empty}
      ground="snack"
      title={t('shared-list/gone/title')}
      text={[t('shared-list/gone/text'), isTickLost ? t('shared-list/gone/ticks') : null].filter(Boolean).join(' ')}
    />
  )
}
