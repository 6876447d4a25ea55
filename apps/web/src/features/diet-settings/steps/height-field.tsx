import { heightIn } from '@dayplate/units'
import { useT } from '../../../platform/i18n/i18n.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import type { Wizard } from '../use-wizard.ts'
import { FeetAndInchesField } from './feet-and-inches-field.tsx'

export function HeightField({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const { answers, change } = wizard
  if (wizard.system === 'imperial') return <FeetAndInchesField wizard={wizard} />
  return (
    <NumberField
      label={t('diet-settings/height')}
      name="height"
      unit="cm"
      fractionDigits={1}
      value={answers.height ? heightIn(answers.height, 'cm').value : null}
      onChange={(value) => change({ ...answers, height: value === null ? null : { value, unit: 'cm' } })}
      onBlur={() => wizard.leave('height.value')}
      error={wizard.faultOf('height.value')}
      isRequired
    />
  )
}
