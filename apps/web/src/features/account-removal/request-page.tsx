import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { useStrayPresses } from '../../platform/presses/use-stray-presses.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { OperatorDocument } from './account-removal.gen.ts'
import { RequestSection } from './request-section.tsx'
import { SentState } from './sent-state.tsx'
import styles from './request-page.module.css'

/** Where a person asks for the removal of their account: it is confirmed by mail. */
export function RequestPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  // The way back comes where the button to send was, under an impatient second press.
  const { room, onClickCapture } = useStrayPresses()
  return (
    <div ref={room} onClickCapture={onClickCapture}>
      {sentTo === null ? <RequestForm onSent={setSentTo} /> : <SentState email={sentTo} />}
    </div>
  )
}

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useT()
  const answer = useAnswer({ query: OperatorDocument })
  return (
    <Page width="narrow">
      <PageTitle title={t('remove-account/request/title')} text={t('remove-account/request/text')} />
      {answer.kind === 'answered' ? (
        <RequestSection me={answer.data.me} onSent={onSent} />
      ) : answer.kind === 'failed' ? (
        <FailedState failure={answer.failure} onRetry={answer.retry} />
      ) : (
        <SkeletonGroup>
          <div className={styles.parts}>
            <Skeleton height={168} />
            <Skeleton height={44} />
            <Skeleton height={52} />
          </div>
        </SkeletonGroup>
      )}
      <div className={styles.keep}>
        <ButtonLink kind="quiet" isBlock to="/settings" icon={<ArrowLeft />}>
          {t('remove-account/request/keep')}
        </ButtonLink>
      </div>
    </Page>
  )
}
