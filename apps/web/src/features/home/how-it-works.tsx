import type { PlainMessageId } from '@dayplate/messages'
import { CircleCheckBig, type LucideIcon, Scale, SlidersHorizontal, Utensils } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './how-it-works.module.css'

interface Step {
  readonly title: PlainMessageId
  readonly text: PlainMessageId
  readonly Icon: LucideIcon
}

/** What somebody can do today. A part that adds something worth saying here adds its step. */
const STEPS: readonly Step[] = [
  { title: 'home/how/answer/title', text: 'home/how/answer/text', Icon: SlidersHorizontal },
  { title: 'home/how/meals/title', text: 'home/how/meals/text', Icon: Utensils },
  { title: 'home/how/proof/title', text: 'home/how/proof/text', Icon: Scale },
  { title: 'home/how/eaten/title', text: 'home/how/eaten/text', Icon: CircleCheckBig },
]

/** How the product works; the menu's "coach" leads here as long as there is no other place (`#coach`). */
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
