import { HeartHandshake } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import type { HealthQuestions as Questions } from '../use-health-answers.ts'
import styles from './health-questions.module.css'
import { YesNoQuestion } from './yes-no-question.tsx'

/** The questions about health, asked one by one. Each Yes shows at once why there is no plan and who can help instead. */
export function HealthQuestions({ health }: { readonly health: Questions }) {
  const t = useT()
  return (
    <section className={styles.section} aria-labelledby="health-title">
      <h2 id="health-title" className={styles.heading}>
        {t('diet-settings/health/title')}
      </h2>
      {health.questions.map(({ name, ...question }) => (
        <YesNoQuestion key={name} name={name} label={t(`diet-settings/health/${name}`)} {...question}>
          <Alert kind="info" icon={<HeartHandshake />}>
            {t(`diet-settings/health/${name}/yes`)}
          </Alert>
        </YesNoQuestion>
      ))}
      <p className={styles.note}>{t('diet-settings/health/not-stored')}</p>
    </section>
  )
}
