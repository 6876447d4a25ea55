import { type DietMode, ENERGY_FLOOR_KCAL } from '@dayplate/nutrition'
import { isModeAllowed, goalLimits, WEIGHT_KG } from '@dayplate/rules/diet-settings'
import { KG_PER_LB, roundWeight, weightIn, weightUnitOf } from '@dayplate/units'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { type RadioCard, RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { MODE_CHOICES } from '../choices.tsx'
import { Stepper } from '../../../ui/number-field/stepper.tsx'
import { formatWeight, formatWeightChange } from '../format-quantity.ts'
import { targetOf } from '../target-of.ts'
import type { Wizard } from '../use-wizard.ts'
import type { StepProps } from './step-props.ts'
import styles from './goal-step.module.css'

export function GoalStep({ wizard }: StepProps) {
  const t = useT()
  const { answers } = wizard
  const cardOf = ({ mode, icon }: (typeof MODE_CHOICES)[number]): RadioCard<DietMode> => ({
    value: mode,
    icon,
    title: t(`diet-mode/${mode}`),
    text: t(`diet-mode/${mode}/text`),
    details: mode === 'stabilization' ? undefined : <GoalWeight wizard={wizard} />,
  })
  const refused = MODE_CHOICES.filter(({ mode }) => !isModeAllowed(mode, answers.dietId))
  return (
    <>
      <FloorNote wizard={wizard} />
      <RadioCards
        label={t('diet-settings/goal/title')}
        isLabelHidden
        name="dietMode"
        value={answers.dietMode ?? null}
        onChange={wizard.chooseMode}
        error={wizard.errorOf('dietMode')}
        options={MODE_CHOICES.filter((choice) => !refused.includes(choice)).map(cardOf)}
      />
      {refused.length > 0 ? (
        <fieldset disabled className={styles.refused}>
          <RadioCards
            label={t('diet-settings/goal/not-with-glp1')}
            name="dietMode"
            value={null}
            onChange={wizard.chooseMode}
            options={refused.map(cardOf)}
          />
        </fieldset>
      ) : null}
    </>
  )
}

/** Explains the safe minimum for weight loss. Hidden while another goal is chosen. */
function FloorNote({ wizard }: Pick<StepProps, 'wizard'>) {
  const t = useT()
  const { sex, dietMode } = wizard.answers
  if (sex == null || (dietMode != null && dietMode !== 'slimming')) return null
  return <Alert kind="info">{t('diet-settings/goal/floor', { floor: ENERGY_FLOOR_KCAL[sex] })}</Alert>
}

/** The goal weight in kilograms or pounds, with its distance and, if there is a forecast, the weeks that most people need. */
function GoalWeight({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const { answers, system } = wizard
  const unit = weightUnitOf(system)
  const help = useGoalHelp(wizard)
  const change = (value: number | null) =>
    wizard.changeGoalWeight(value === null ? null : { value: roundIfNumber(value), unit })
  return (
    <Stepper
      label={t('diet-settings/goal-weight')}
      name="goalWeight"
      unit={unit}
      step={0.1}
      fractionDigits={1}
      {...stepperRange(wizard)}
      value={answers.goalWeight ? weightIn(answers.goalWeight, unit).value : null}
      onChange={change}
      help={help}
      error={wizard.errorOf('goalWeight.value')}
    />
  )
}

const roundIfNumber = (value: number) => (Number.isFinite(value) ? roundWeight(value) : value)

/** The allowed goal weights in the shown unit. If none is allowed, the limits of any weight, and the field's error says why. */
function stepperRange({ answers, system }: Wizard) {
  const unit = weightUnitOf(system)
  const weight = answers.weight ? weightIn(answers.weight, unit) : null
  const limits = goalLimits({ ...answers, weight })
  if (limits !== null) return { min: limits.least, max: limits.most }
  const perUnit = unit === 'kg' ? 1 : KG_PER_LB
  return { min: Math.ceil(WEIGHT_KG.least / perUnit), max: Math.floor(WEIGHT_KG.most / perUnit) }
}

function useGoalHelp({ answers, system, today, errors }: Wizard): string | undefined {
  const t = useT()
  const language = useLanguage()
  const { weight, goalWeight, dietMode } = answers
  if (!weight || !goalWeight || !Number.isFinite(goalWeight.value)) return undefined
  const goalErrors = errors.find(({ fieldName }) => fieldName === 'goalWeight.value')?.messages
  if (goalErrors?.includes('diet-settings/validation/goal-too-low')) {
    const limits = goalLimits({ ...answers, weight })
    return limits === null
      ? undefined
      : t('diet-settings/goal/lowest', {
          weight: formatWeight({ value: limits.least, unit: limits.unit }, system, language),
        })
  }
  if (goalErrors !== undefined) return undefined
  const amount = formatWeightChange([weight, goalWeight], system, language)
  const pace = targetOf(answers, today)?.pace
  const direction = dietMode === 'slimming' ? 'to-lose' : 'to-gain'
  if (!pace) return t(`diet-settings/goal/${direction}`, { amount })
  return t(`diet-settings/goal/${direction}-pace`, { amount, least: pace.leastWeeks, most: pace.mostWeeks })
}
