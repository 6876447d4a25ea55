import { formatDay } from '@dayplate/dates'
import { withWeight } from '@dayplate/rules/diet-settings'
import { roundWeight, weightIn, weightUnitOf } from '@dayplate/units'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { formatWeight } from '../format-quantity.ts'
import type { Wizard } from '../use-wizard.ts'
import type { StepProps } from './step-props.ts'
import { SystemSwitch } from './system-switch.tsx'

export function WeightStep({ wizard }: StepProps) {
  const t = useT()
  const { answers, change } = wizard
  const unit = weightUnitOf(wizard.system)
  const lastWeighing = useLastWeighing(wizard)
  const enter = (value: number | null) => change(withWeight(answers, value === null ? null : { value, unit }))
  const leave = () => {
    const { weight } = answers
    const rounded = weight ? roundWeight(weight.value) : Number.NaN
    if (weight && Number.isFinite(rounded) && rounded !== weight.value) {
      change(withWeight(answers, { ...weight, value: rounded }))
    }
    wizard.leave('weight.value')
  }
  return (
    <>
      <SystemSwitch wizard={wizard} />
      <NumberField
        key={unit}
        label={t('diet-settings/weight')}
        name="weight"
        unit={unit}
        fractionDigits={1}
        value={answers.weight ? weightIn(answers.weight, unit).value : null}
        onChange={enter}
        onBlur={leave}
        help={lastWeighing}
        error={wizard.errorOf('weight.value')}
        isRequired
      />
    </>
  )
}

/** The last weight and its date as help, if that weight is too old to be the answer. */
function useLastWeighing({ answers, lastWeighing, system }: Wizard): string | undefined {
  const t = useT()
  const language = useLanguage()
  if (answers.weight != null || lastWeighing === null) return undefined
  return t('diet-settings/weight/last', {
    weight: formatWeight(lastWeighing.weight, system, language),
    date: formatDay(lastWeighing.date, language, 'long'),
  })
}
