import { useT } from '../../platform/i18n/i18n.ts'
import styles from './fit-proof.module.css'
import { reasonTexts } from './reason-texts.ts'

/** Why the day is not exactly as planned days usually are; nothing when it is. */
export function FitReasons({ reasons }: { readonly reasons: readonly string[] }) {
  const texts = reasonTexts(reasons, useT())
  if (texts.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
