import { useEffect, type ReactNode, useState } from 'react'
import {
  ArrowLeftRight,
  Clock,
  Footprints,
  GlassWater,
  HeartHandshake,
  ListOrdered,
  Ruler,
  ShoppingBasket,
  Timer,
} from 'lucide-react'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { announceDietReady } from '../../platform/storage/diet-is-ready.ts'
import { Button } from '../../ui/button/button.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { MeIntroductionSeenDocument } from './introduction.gen.ts'
import styles from './introduction-page.module.css'

/** Nine pieces of advice before the first day. The start button continues to the plan. */
export function IntroductionPage({ onStarted }: { readonly onStarted: () => void }) {
  const t = useT()
  const { start, isStarting, failure } = useStartDiet(onStarted)
  useEffect(announceDietReady, [])
  return (
    <Page>
      <PageTitle title={t('introduction/title')} text={t('introduction/text')} />
      <ul className={styles.blocks}>
        {ADVICE.map(({ subject, icon }) => (
          <li key={subject} className={styles.block}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <div>
              <h2 className={styles.heading}>{t(`introduction/${subject}/title`)}</h2>
              <p className={styles.text}>{t(`introduction/${subject}/text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.signOff}>{t('introduction/sign-off')}</p>
      <div className={styles.start}>
        {failure ? <FailureAlert failure={failure} lead={t('introduction/failed')} /> : null}
        <Button size="large" isBlock isLoading={isStarting} onClick={start}>
          {t('introduction/start')}
        </Button>
      </div>
    </Page>
  )
}

/** The nine pieces of advice in order (specification, section 2.3). */
const ADVICE = [
  { subject: 'regular-meals', icon: <Clock /> },
  { subject: 'hydration', icon: <GlassWater /> },
  { subject: 'fast-cooking', icon: <Timer /> },
  { subject: 'shopping-list', icon: <ShoppingBasket /> },
  { subject: 'swapping', icon: <ArrowLeftRight /> },
  { subject: 'meal-order', icon: <ListOrdered /> },
  { subject: 'measurements', icon: <Ruler /> },
  { subject: 'activity', icon: <Footprints /> },
  { subject: 'support', icon: <HeartHandshake /> },
] as const satisfies readonly { readonly subject: string; readonly icon: ReactNode }[]

/**
 * Marks the introduction as seen and continues. After a failure it stays, because the gateway would only send the user back
 * here.
 */
function useStartDiet(onStarted: () => void) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isStarting, setStarting] = useState(false)
  const start = useSingleFlight(async () => {
    setFailure(null)
    setStarting(true)
    const sent = await sendMutation(MeIntroductionSeenDocument, {})
    setStarting(false)
    if (sent.kind === 'answered') onStarted()
    else setFailure(sent.failure)
  })
  return { start: () => void start(), isStarting, failure }
}
