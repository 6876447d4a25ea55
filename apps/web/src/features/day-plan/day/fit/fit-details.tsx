import type { Translate } from '@dayplate/messages'
import { DIET_IDS } from '@dayplate/nutrition'
import { useT, useLanguage } from '../../../../platform/i18n/i18n.ts'
import { MacroDot } from '../../../../ui/macro-dot/macro-dot.tsx'
import type {
  FitProofFragment,
  DaySummaryFragment,
  GuideCode,
  GramsFragment,
  WeekHintFragment,
  WeekNutrientCode,
} from '../../../../domain/day-plan/day-plan.gen.ts'
import { reasonTexts } from './reason-texts.ts'
import styles from './fit-details.module.css'

export interface FitDetailsProps {
  readonly proof: FitProofFragment
  readonly hints: readonly GuideHint[]
  /** Nutrients that the week around the day is short of. */
  readonly week: readonly WeekHintFragment[]
  readonly dietId: number
}

/** The figures of the proof, the reasons for deviations, and hints about other nutrients of the day. */
export function FitDetails({ proof, hints, week, dietId }: FitDetailsProps) {
  const t = useT()
  return (
    <>
      <FitTable proof={proof} />
      <FitReasons proof={proof} />
      <GuideHints hints={hints} />
      <WeekHints week={week} isVegan={dietId === DIET_IDS.vegan} />
      <p className={styles.note}>{t('day-plan/proof/tolerance')}</p>
    </>
  )
}

/** The planner's reasons why this day differs from a usual day. Renders nothing if there are none. */
function FitReasons({ proof }: { readonly proof: FitProofFragment }) {
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

type GuideHint = DaySummaryFragment['guideHints'][number]
type Figures = Readonly<Record<'amount' | 'guide', string>>

const HINTS = {
  FIBRE: (t, figures) => t('day-plan/guide/fibre', figures),
  MUCH_FIBRE: (t, figures) => t('day-plan/guide/much-fibre', figures),
  SALT: (t, figures) => t('day-plan/guide/salt', figures),
  SATURATED_FAT: (t, figures) => t('day-plan/guide/saturated-fat', figures),
  IRON: (t, figures) => t('day-plan/guide/iron', figures),
  VITAMIN_B12: (t, figures) => t('day-plan/guide/vitamin-b12', figures),
} as const satisfies Record<GuideCode, (t: Translate, figures: Figures) => string>

/** Hints about nutrients of which the day has too little or too much. Each gives the day's amount, the guide value and advice. */
function GuideHints({ hints }: { readonly hints: readonly GuideHint[] }) {
  const t = useT()
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  // A newer server may send codes for which this page has no text.
  const known = hints.filter(({ code }) => Object.hasOwn(HINTS, code))
  if (known.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {known.map(({ code, amount, guide }) => (
        <li key={code}>{HINTS[code](t, { amount: format.format(amount), guide: format.format(guide) })}</li>
      ))}
    </ul>
  )
}

const WEEK_HINTS = {
  CALCIUM: (t, figures) => t('day-plan/week/calcium', figures),
  IRON: (t, figures) => t('day-plan/week/iron', figures),
  VITAMIN_B12: (t, figures) => t('day-plan/week/vitamin-b12', figures),
  VITAMIN_D: (t, figures) => t('day-plan/week/vitamin-d', figures),
} as const satisfies Record<WeekNutrientCode, (t: Translate, figures: Figures) => string>

interface WeekHintsProps {
  readonly week: readonly WeekHintFragment[]
  /** Vegans read that they need a supplement of vitamin B12. */
  readonly isVegan: boolean
}

/** Hints about nutrients that the week is short of. Each gives the amount a day, the recommendation and advice. */
function WeekHints({ week, isVegan }: WeekHintsProps) {
  const t = useT()
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  // A newer server may send codes for which this page has no text.
  const known = week.filter(({ code }) => Object.hasOwn(WEEK_HINTS, code))
  if (known.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {known.map(({ code, amount, recommended }) => {
        const figures = { amount: format.format(amount), guide: format.format(recommended) }
        const isOnlyAdded = isVegan && code === 'VITAMIN_B12'
        return (
          <li key={code}>
            {isOnlyAdded ? t('day-plan/week/vitamin-b12-vegan', figures) : WEEK_HINTS[code](t, figures)}
          </li>
        )
      })}
    </ul>
  )
}

const ROWS = [
  { nutrient: 'kcal', text: 'macro/energy', unit: 'kcal', macro: undefined },
  { nutrient: 'proteinG', text: 'macro/protein', unit: 'g', macro: 'protein' },
  { nutrient: 'fatG', text: 'macro/fat', unit: 'g', macro: 'fat' },
  { nutrient: 'carbohydrateG', text: 'macro/carbs', unit: 'g', macro: 'carbs' },
] as const satisfies readonly { nutrient: Exclude<keyof GramsFragment, '__typename'>; [key: string]: unknown }[]

function FitTable({ proof }: { readonly proof: FitProofFragment }) {
  const t = useT()
  const language = useLanguage()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('day-plan/proof/nutrient')}</span>
          </th>
          <th scope="col">{t('day-plan/proof/target')}</th>
          <th scope="col">{t('day-plan/proof/actual')}</th>
          <th scope="col">{t('day-plan/proof/deviation')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ nutrient, text, unit, macro }) => (
          <tr key={nutrient}>
            <th scope="row">
              {macro ? <MacroDot macro={macro} /> : null}
              {t(text)}
            </th>
            <td>
              {Math.round(proof.target[nutrient])}&nbsp;<small>{unit}</small>
            </td>
            <td>
              {Math.round(proof.actual[nutrient])}&nbsp;<small>{unit}</small>
            </td>
            <td>{formatDeviation(proof.deviation[nutrient], language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats a relative difference in per cent: 0.004 → "+0.4%", −0.012 → "−1.2%", less than half a tenth → "0%". */
export function formatDeviation(deviation: number, language: string): string {
  // Adding 0 turns −0 into 0, because −0 would keep its minus sign in the text.
  const tenths = Math.round(deviation * 1000) / 1000 + 0
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return format.format(tenths).replace('-', '−')
}
