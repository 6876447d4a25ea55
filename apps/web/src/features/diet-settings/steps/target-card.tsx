import type { DayTarget, TargetNotice } from '@dayplate/nutrition'
import { KG_PER_LB, type SystemOfMeasures, weightUnitOf } from '@dayplate/units'
import type { Translate, Language } from '@dayplate/messages'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Card } from '../../../ui/card/card.tsx'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import { formatWeightChange, formatTenths } from '../format-quantity.ts'
import { targetOf, type WizardTarget } from '../target-of.ts'
import type { Wizard } from '../use-wizard.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import styles from './target-card.module.css'

/** The daily target of the plan that the answers would lead to. */
export function TargetCard({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const { answers, today, system, running } = wizard
  const result = targetOf(answers, today, running)
  if (result === null) return null
  return (
    <section className={styles.target} aria-labelledby="target-title">
      <Card>
        <h2 id="target-title" className={styles.heading}>
          {t('diet-settings/target/title')}
        </h2>
        <p className={styles.kcal}>
          {result.day.kcal}&nbsp;<small>kcal</small>
        </p>
        <TargetMacros target={result.day} />
        <FirstWeekLine target={result} />
        <PaceLine wizard={wizard} />
      </Card>
      <TargetNotices notices={result.notices} system={system} />
    </section>
  )
}

function TargetMacros({ target }: { readonly target: DayTarget }) {
  const t = useT()
  const parts = [
    { name: 'protein', grams: target.proteinG },
    { name: 'fat', grams: target.fatG },
    { name: 'carbs', grams: target.carbohydrateG },
  ] as const
  return (
    <ul className={styles.macros}>
      {parts.map(({ name, grams }) => (
        <li key={name}>
          <MacroDot macro={name} />
          {t(`macro/${name}`)} <b>{Math.round(grams)}&nbsp;g</b>
        </li>
      ))}
    </ul>
  )
}

/** The energy of the first week, which is gentler when a deficit or surplus starts. Renders nothing if it equals later weeks. */
function FirstWeekLine({ target: { day, firstWeekKcal } }: { readonly target: WizardTarget }) {
  const t = useT()
  if (firstWeekKcal === day.kcal) return null
  return (
    <p className={styles.note}>{t('diet-settings/target/first-week', { first: firstWeekKcal, later: day.kcal })}</p>
  )
}

/** The forecast weeks to the goal, a range that holds for most people. Renders nothing without a forecast. */
function PaceLine({ wizard: { answers, today, system } }: { readonly wizard: Wizard }) {
  const t = useT()
  const language = useLanguage()
  const pace = targetOf(answers, today)?.pace
  const { weight, goalWeight } = answers
  if (!pace || !weight || !goalWeight) return null
  const amount = formatWeightChange([weight, goalWeight], system, language)
  const direction = answers.dietMode === 'slimming' ? 'to-lose' : 'to-gain'
  return (
    <p className={styles.note}>
      {t(`diet-settings/goal/${direction}-pace`, { amount, least: pace.leastWeeks, most: pace.mostWeeks })}
    </p>
  )
}

interface TargetNoticesProps {
  readonly notices: readonly TargetNotice[]
  readonly system: SystemOfMeasures
}

/** Notices about the target. They inform the user and do not prevent the plan. */
function TargetNotices({ notices, system }: TargetNoticesProps) {
  const t = useT()
  const language = useLanguage()
  return notices.map((notice) => (
    <Alert key={notice.code} kind="info">
      {noticeText(notice, { t, language, system })}
    </Alert>
  ))
}

interface Wording {
  readonly t: Translate
  readonly language: Language
  readonly system: SystemOfMeasures
}

function noticeText(notice: TargetNotice, { t, language, system }: Wording): string {
  switch (notice.code) {
    case 'FLOOR_REACHED': {
      const unit = weightUnitOf(system)
      const inUnit = (kilograms: number) =>
        formatTenths(Math.abs(kilograms) / (unit === 'kg' ? 1 : KG_PER_LB), language)
      const { leastKg, mostKg } = notice.changeIn30Days
      const pace = { least: inUnit(leastKg), most: inUnit(mostKg), unit }
      const text = notice.isHardlyLosing ? 'diet-settings/notice/floor-keep' : 'diet-settings/notice/floor-reached'
      return t(text, { floor: notice.floorKcal, ...pace })
    }
    case 'BELOW_USUAL_MINIMUM':
      return t('diet-settings/notice/below-usual-minimum', { floor: notice.floorKcal })
    case 'UNDERWEIGHT':
      return t(notice.isGaining ? 'diet-settings/notice/underweight' : 'diet-settings/notice/underweight-keep')
    case 'LOW_WEIGHT_FOR_AGE':
      return t('diet-settings/notice/low-weight-for-age', { years: notice.fromYears })
    case 'LESS_EXACT':
      return t('diet-settings/notice/less-exact')
    case 'GOAL_BMI_ABOVE_25':
      return t('diet-settings/notice/goal-bmi-above-25')
    case 'OLDER_THAN_EQUATION_SAMPLE':
      return t('diet-settings/notice/older-than-sample', { years: notice.oldestYears })
  }
}
