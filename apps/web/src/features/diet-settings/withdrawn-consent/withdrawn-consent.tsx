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
  /** The consent is given again, and what was kept is shown. */
  readonly onGiven: () => void
  /** To the questions, where nothing was kept: they ask for the consent themselves. Absent where there are none. */
  readonly onStart?: (() => void) | undefined
}

/** Why no plan is shown after the consent to use health data was withdrawn, and how to give it again. */
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

/** Gives the consent to use health data again. Sending it twice is the same as once. */
async function sendConsent(): Promise<GiveOutcome> {
  const sent = await sendMutation(HealthDataConsentGiveAgainDocument, {})
  if (sent.kind === 'answered') return 'given'
  // The page says so beside the button.
  acknowledge(sent.failure)
  if (sent.isUnknown) return 'unknown'
  return sent.failure.kind === 'network' ? 'offline' : 'failed'
}
