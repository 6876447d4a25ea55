import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import type { FitProofFragment } from './day-plan.gen.ts'
import styles from './fit-details.module.css'
import { reasonTexts } from './reason-texts.ts'

/** Why the day is not exactly as planned days usually are; nothing when it is. */
export function FitReasons({ proof }: { readonly proof: FitProofFragment }) {
  const t = useT()
  const texts = reasonTexts(proof, { t, language: useLanguage() })
  if (texts.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
