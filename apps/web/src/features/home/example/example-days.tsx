import { useState } from 'react'
import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { SectionFailed } from '../../../platform/section-failed/section-failed.tsx'
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx'
import { type ExampleDayFragment, ExampleDaysDocument } from '../home.gen.ts'
import { ExampleDay } from './example-day.tsx'
import styles from './example-section.module.css'
import { ExampleSkeleton } from './example-skeleton.tsx'

/** The sample people and the day of the chosen one. */
export function ExampleDays() {
  return (
    <PublicGatewayProvider>
      <Answered />
    </PublicGatewayProvider>
  )
}

function Answered() {
  const t = useT()
  const answer = useAnswer({ query: ExampleDaysDocument })
  switch (answer.kind) {
    case 'loading':
      return <ExampleSkeleton />
    case 'failed':
      return <SectionFailed failure={answer.failure} lead={t('home/example/failed')} onRetry={answer.retry} />
    case 'answered':
      return <ChosenDay days={answer.data.exampleDays} />
  }
}

function ChosenDay({ days }: { readonly days: readonly ExampleDayFragment[] }) {
  const t = useT()
  const [chosen, choose] = useState(days[0]?.person.identifier ?? '')
  const day = days.find(({ person }) => person.identifier === chosen) ?? days[0]
  if (day === undefined) return <p className={styles.person}>{t('home/example/none')}</p>
  return (
    <div className={styles.day}>
      <div className={styles.people}>
        <SegmentedControl
          label={t('home/example/people')}
          name="example-person"
          value={day.person.identifier}
          options={days.map(({ person, dayDiet }) => ({ value: person.identifier, label: dayDiet.name }))}
          onChange={choose}
        />
      </div>
      <ExampleDay day={day} />
    </div>
  )
}
