import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { SectionFailed } from '../../../platform/section-failed/section-failed.tsx'
import { SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { ArrivedExample } from './arrived-example.tsx'
import { ExampleChoices } from './example-choices.tsx'
import { ExampleFoot } from './example-foot.tsx'
import styles from './example-section.module.css'
import { PlateSkeletons } from './example-skeleton.tsx'
import { ExampleSummary } from './example-summary.tsx'
import { type ExampleDayState, useExampleDay } from './use-example-day.ts'

/** A day to play with: choices, plates, swaps and recipes. Texts: `example`. */
export function ExampleDay() {
  return (
    <PublicGatewayProvider>
      <Playable />
    </PublicGatewayProvider>
  )
}

function Playable() {
  const state = useExampleDay()
  const { choice, choose, arrived } = state
  return (
    <div className={styles.part}>
      <ExampleChoices choice={choice} onChoose={choose} />
      {arrived === null ? (
        <AwaitedExample state={state} />
      ) : (
        <ArrivedExample arrived={arrived} state={state} failure={<Failure state={state} />} />
      )}
    </div>
  )
}

/** Before the first day has arrived. */
function AwaitedExample({ state }: { readonly state: ExampleDayState }) {
  const t = useT()
  const { choice, choose, failed, isInPreparation } = state
  return (
    <>
      <ExampleSummary choice={choice} onChoose={choose} meals={[]} kcal={null} />
      {failed === null ? (
        <SkeletonGroup>
          <PlateSkeletons />
        </SkeletonGroup>
      ) : (
        <Failure state={state} />
      )}
      {isInPreparation ? (
        <p className={styles.said} role="status">
          {t('example/in-preparation')}
        </p>
      ) : null}
      <ExampleFoot choice={choice} macros={null} />
    </>
  )
}

/** In the place of the plates, or above those of the choice before. The choices stay. */
function Failure({ state: { failed } }: { readonly state: ExampleDayState }) {
  const t = useT()
  if (failed === null) return null
  return (
    <div className={styles.failed}>
      <SectionFailed failure={failed.failure} lead={t('home/example/failed')} onRetry={failed.retry} />
    </div>
  )
}
