import { ChevronDown } from 'lucide-react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { keptLines, portionLines, shoppingLines } from './effect-lines.ts'
import type { ExchangeEffectFragment } from './replacements.gen.ts'
import styles from './replacement-effect.module.css'

/** The effects of a choice besides energy and macros; renders nothing when there are none. */
export function EffectDetails({ effect }: { readonly effect: ExchangeEffectFragment }) {
  const t = useT()
  const language = useLanguage()
  const portions = portionLines(effect, t, language)
  const shopping = shoppingLines(effect, t, language)
  return (
    <>
      <Lines lines={keptLines(effect, t, language)} />
      {portions.length + shopping.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>
            {portions.length === 0 ? t('exchange/shopping') : t('exchange/portions-and-shopping')}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          <Lines lines={[...portions, ...shopping]} />
        </details>
      )}
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
