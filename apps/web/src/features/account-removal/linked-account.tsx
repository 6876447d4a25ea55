import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { AccountRemovalDocument } from './account-removal.gen.ts'
import type { RemovalEnd } from './confirm-removal.ts'
import { ConfirmSection } from './confirm-section.tsx'
import { LinkExpired } from './link-expired.tsx'
import styles from './request-page.module.css'

interface LinkedAccountProps {
  readonly token: string
  readonly onEnd: (end: RemovalEnd) => void
}

/** Shows the account that the link would delete, before the user confirms. */
export function LinkedAccount({ token, onEnd }: LinkedAccountProps) {
  const t = useT()
  // Never read from the cache, because the link may have been used in the meantime.
  const answer = useAnswer({ query: AccountRemovalDocument, variables: { token }, requestPolicy: 'network-only' })
  const removal = answer.kind === 'answered' ? answer.data.accountRemoval : null
  if (removal !== null && removal.__typename !== 'AccountRemoval') return <LinkExpired />
  return (
    <Page width="narrow">
      <PageTitle title={t('remove-account/confirm/title')} />
      {removal !== null ? (
        <ConfirmSection token={token} removal={removal} onEnd={onEnd} />
      ) : answer.kind === 'failed' ? (
        <FailedState failure={answer.failure} onRetry={answer.retry} />
      ) : (
        <SkeletonGroup>
          <div className={styles.parts}>
            <Skeleton height={24} />
            <Skeleton height={168} />
            <Skeleton height={72} />
            <Skeleton height={52} />
          </div>
        </SkeletonGroup>
      )}
    </Page>
  )
}
