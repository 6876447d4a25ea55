import { useEffect } from 'react'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { announceDietReady } from '../../platform/storage/diet-is-ready.ts'
import { Button } from '../../ui/button/button.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { ADVICE } from './advice.tsx'
import styles from './introduction-page.module.css'
import { useStartDiet } from './use-start-diet.ts'

/** Nine pieces of advice before the first day; the start button leads on. */
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
