import type { ExampleChoice } from '@dayplate/rules/example-days'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import styles from './example-section.module.css'
import { KeepPlan } from './keep-plan.tsx'

interface Grams {
  readonly proteinG: number
  readonly fatG: number
  readonly carbohydrateG: number
}

interface ExampleFootProps {
  readonly choice: ExampleChoice
  /** Null until the chosen day has arrived. */
  readonly macros: { readonly actual: Grams; readonly target: Grams } | null
  /** Whether meals are swapped, which are not kept. */
  readonly isSwapped?: boolean
}

/** How close the day comes to its targets, and the way to one's own plan. */
export function ExampleFoot({ choice, macros, isSwapped = false }: ExampleFootProps) {
  return (
    <div className={styles.foot}>
      {macros === null ? <div className={styles.macros} /> : <Macros {...macros} />}
      <KeepPlan choice={choice} isSwapped={isSwapped} />
    </div>
  )
}

const MACROS = [
  { name: 'macro/protein', grams: 'proteinG', macro: 'protein' },
  { name: 'macro/fat', grams: 'fatG', macro: 'fat' },
  { name: 'macro/carbs', grams: 'carbohydrateG', macro: 'carbs' },
] as const

function Macros({ actual, target }: NonNullable<ExampleFootProps['macros']>) {
  const t = useT()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 0, useGrouping: false })
  return (
    <ul className={styles.macros}>
      {MACROS.map(({ name, grams, macro }) => (
        <li key={macro}>
          <MacroDot macro={macro} />
          <span>
            {t(name)}{' '}
            <RichText
              text={t('example/grams', {
                actual: numbers.format(actual[grams]),
                target: numbers.format(target[grams]),
              })}
              marks={[(words) => <b>{words}</b>]}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
