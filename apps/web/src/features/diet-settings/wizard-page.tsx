import { previousStep } from '@dayplate/rules/diet-settings'
import { type ReactNode, useState } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { TranslatedCalendarWording } from '../../platform/i18n/translated-calendar-wording.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { DietSettingsDocument, type DietSettingsQuery } from './diet-settings.gen.ts'
import { DietWizard } from './diet-wizard.tsx'
import { LazyStoppedPlan } from './stopped-plan/lazy-stopped-plan.tsx'
import { LazyWithdrawnConsent } from './withdrawn-consent/lazy-withdrawn-consent.tsx'
import styles from './wizard-page.module.css'
import type { WizardPageProps } from './wizard-page-props.ts'

/** Loads the user's settings and shows the wizard. */
export function WizardPage(props: WizardPageProps) {
  const answer = useAnswer({ query: DietSettingsDocument })
  if (answer.kind === 'answered') {
    const { me } = answer.data
    return (
      <ConsentedWizard consent={me.healthDataConsent} onGiven={props.onLeave}>
        <StoppableWizard me={me} today={props.today} onStep={props.onStep}>
          <TranslatedCalendarWording>
            <DietWizard key={me.id} me={me} {...props} />
          </TranslatedCalendarWording>
        </StoppableWizard>
      </ConsentedWizard>
    )
  }
  return (
    <Page width="narrow">
      {answer.kind === 'loading' ? <WizardSkeleton /> : <FailedState failure={answer.failure} onRetry={answer.retry} />}
    </Page>
  )
}

const LoadingPage = () => (
  <Page width="narrow">
    <WizardSkeleton />
  </Page>
)

const WizardSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.skeleton}>
      <Skeleton width="70%" height={40} />
      <Skeleton height={72} />
      <Skeleton height={280} />
    </div>
  </SkeletonGroup>
)

interface ConsentedWizardProps {
  readonly consent: DietSettingsQuery['me']['healthDataConsent']
  readonly onGiven: () => void
  readonly children: ReactNode
}

/** Shows the wizard. If the consent to use health data is withdrawn, it shows the page that explains this and asks for it again. */
function ConsentedWizard({ consent, onGiven, children }: ConsentedWizardProps) {
  // Keeps the first value after the user gives the consent again, or the wizard would flash up before the day opens.
  const [found, setFound] = useState(consent)
  if (found.withdrawnAt === null && consent.withdrawnAt !== null) setFound(consent)
  const [isAsked, setAsked] = useState(false)
  if (found.withdrawnAt === null || isAsked) return children
  return (
    <LazyWithdrawnConsent
      withdrawnAt={found.withdrawnAt}
      isDataKept={found.isDataKept}
      onGiven={onGiven}
      onStart={() => setAsked(true)}
      loading={<LoadingPage />}
    />
  )
}

interface StoppableWizardProps extends Pick<WizardPageProps, 'today' | 'onStep'> {
  readonly me: DietSettingsQuery['me']
  readonly children: ReactNode
}

/** Shows the wizard. If a Yes to a question about health has ended the plan, it first shows the page that explains this. */
function StoppableWizard({ me: { diet }, today, onStep, children }: StoppableWizardProps) {
  const [isAsked, setAsked] = useState(false)
  // After the health data was erased, there are no days and no answers to come back to.
  if (diet.stoppedAt === null || !diet.hadEver || isAsked) return children
  return (
    <LazyStoppedPlan
      stoppedAt={diet.stoppedAt}
      today={today}
      hasDays={diet.startDate === null || diet.startDate <= today}
      onAnswerAgain={() => {
        setAsked(true)
        // The questions about health are beside the start date; the other answers rest.
        onStep(previousStep('finish'), 'forward')
      }}
      loading={<LoadingPage />}
    />
  )
}
