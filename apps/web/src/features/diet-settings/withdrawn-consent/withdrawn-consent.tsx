import { HeartPulse } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dayOfMomentWords } from '../../../platform/clock/moment-words.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { clearHealthData } from '../../../platform/session/session.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { HealthDataConsentGiveAgainDocument } from '../diet-settings.gen.ts'
import styles from './withdrawn-consent.module.css'

export interface WithdrawnConsentProps {
  readonly withdrawnAt: string
  readonly isDataKept: boolean
  /** Called when the user has given the consent again, so that the stored data can be shown. */
  readonly onGiven: () => void
  /** Starts the wizard if no data was kept, because the wizard asks for the consent itself. Absent outside the wizard. */
  readonly onStart?: (() => void) | undefined
}

/** Explains that no plan is shown because the consent to use health data was withdrawn, and lets the user give it again. */
export function WithdrawnConsent(props: WithdrawnConsentProps) {
  const { withdrawnAt, isDataKept, onGiven, onStart } = props
  const t = useT()
  const language = useLanguage()
  const startsAnew = !isDataKept && onStart !== undefined
  // The consent may have been withdrawn in another browser, which could not clear this one.
  useEffect(clearHealthData, [])
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.clean}
        ground="dinner"
        icon={<HeartPulse />}
        title={t('health-consent/title')}
        text={t(isDataKept ? 'health-consent/kept' : 'health-consent/erased', {
          date: dayOfMomentWords(withdrawnAt, language),
        })}
      >
        {startsAnew ? (
          <Button size="large" onClick={onStart}>
            {t('health-consent/start')}
          </Button>
        ) : (
          <GiveAgain onGiven={onGiven} />
        )}
        <ButtonLink kind="quiet" to="/settings">
          {t('health-consent/settings')}
        </ButtonLink>
      </PlateState>
    </Page>
  )
}

function GiveAgain({ onGiven }: Pick<WithdrawnConsentProps, 'onGiven'>) {
  const t = useT()
  const [state, setState] = useState<GiveOutcome | 'resting' | 'giving'>('resting')
  async function give(): Promise<void> {
    setState('giving')
    const outcome = await sendConsent()
    setState(outcome)
    if (outcome === 'given') onGiven()
  }
  const hasFailed = state === 'offline' || state === 'unknown' || state === 'failed'
  return (
    <>
      <p className={styles.consent}>{t('health-consent/statement')}</p>
      {hasFailed ? <Alert kind="danger">{t(`health-consent/${state}`)}</Alert> : null}
      <Button size="large" isLoading={state === 'giving' || state === 'given'} onClick={() => void give()}>
        {t('health-consent/give')}
      </Button>
    </>
  )
}

type GiveOutcome = 'given' | 'offline' | 'unknown' | 'failed'

/** Gives the consent to use health data again. Sending it twice does no harm. */
async function sendConsent(): Promise<GiveOutcome> {
  const sent = await sendMutation(HealthDataConsentGiveAgainDocument, {})
  if (sent.kind === 'answered') return 'given'
  // The page reports the failure above the button.
  acknowledge(sent.failure)
  if (sent.isUnknown) return 'unknown'
  return sent.failure.kind === 'network' ? 'offline' : 'failed'
}
