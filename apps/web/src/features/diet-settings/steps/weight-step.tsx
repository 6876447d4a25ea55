import { withWeight } from '@dayplate/rules/diet-settings'
import { roundWeight, weightIn, weightUnitOf } from '@dayplate/units'
import { useT } from '../../../platform/i18n/i18n.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import type { StepProps } from './step-props.ts'
import { SystemSwitch } from './system-switch.tsx'

export function WeightStep({ wizard }: StepProps) {
  const t = useT()
  const { answers, change } = wizard
  const unit = weightUnitOf(wizard.system)
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
        error={wizard.faultOf('weight.value')}
        isRequired
      />
    </>
  )
}
