import { useT } from '../../platform/i18n/i18n.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from './home-screen-steps.module.css'

const PHONES = ['iphone', 'android'] as const
const STEPS = ['first', 'second', 'third'] as const

/** How the web app gets an icon among the apps of a phone. */
export function HomeScreenSteps() {
  const t = useT()
  return (
    <div className={styles.phones}>
      {PHONES.map((phone) => (
        <Card key={phone}>
          <h2 className={styles.phone}>{t(`download/${phone}`)}</h2>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`download/${phone}/${step}`)}</li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  )
}
