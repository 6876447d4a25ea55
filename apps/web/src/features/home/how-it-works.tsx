import type { PlainMessageId } from '@dayplate/messages'
import { CircleCheckBig, type LucideIcon, Scale, SlidersHorizontal, Utensils } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './how-it-works.module.css'

interface Step {
  readonly title: PlainMessageId
  readonly text: PlainMessageId
  readonly Icon: LucideIcon
}

/** The steps that users can take today. A feature worth mentioning adds its step. */
const STEPS: readonly Step[] = [
  { title: 'home/how/answer/title', text: 'home/how/answer/text', Icon: SlidersHorizontal },
  { title: 'home/how/meals/title', text: 'home/how/meals/text', Icon: Utensils },
  { title: 'home/how/proof/title', text: 'home/how/proof/text', Icon: Scale },
  { title: 'home/how/eaten/title', text: 'home/how/eaten/text', Icon: CircleCheckBig },
]

/** Explains how the product works (`#coach`). The menu links here as long as the installation has no coach page. */
export function HowItWorks() {
  const t = useT()
  return (
    <section id="coach" className={styles.section} aria-labelledby="coach-title">
      <h2 id="coach-title" className="visually-hidden">
        {t('home/how/title')}
      </h2>
      <ul className={styles.steps}>
        {STEPS.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon className={styles.icon} aria-hidden="true" />
            <h3 className={styles.title}>{t(title)}</h3>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
