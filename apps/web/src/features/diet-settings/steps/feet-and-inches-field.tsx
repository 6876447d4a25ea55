import { feetAndInches, heightIn } from '@dayplate/units'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FieldError } from '../../../ui/field/field-frame.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { type HeightParts, partFaults, totalInches } from '../height-parts.ts'
import type { Wizard } from '../use-wizard.ts'
import styles from './feet-and-inches-field.module.css'

/** One height in two fields. Fractions stay as typed: rounding them away would change the height without a word. */
export function FeetAndInchesField({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const { answers, change } = wizard
  const [parts, setParts] = useState<HeightParts>(() =>
    answers.height ? feetAndInches(heightIn(answers.height, 'in').value) : { feet: null, inches: null },
  )
  const faults = partFaults(parts)
  const field = (part: keyof HeightParts) => {
    const fault = faults[part]
    return {
      value: parts[part],
      onChange: (value: number | null) => {
        const next = { ...parts, [part]: value }
        const inches = totalInches(next)
        setParts(next)
        change({ ...answers, height: inches === null ? null : { value: inches, unit: 'in' } })
      },
      onBlur: () => wizard.leave('height.value'),
      error: fault === undefined ? undefined : t(fault),
      isRequired: true,
    }
  }
  const hasPartFault = Object.keys(faults).length > 0
  return (
    <div>
      <div className={styles.fields}>
        <NumberField label={t('diet-settings/height/feet')} name="heightFeet" unit="ft" {...field('feet')} />
        <NumberField label={t('diet-settings/height/inches')} name="heightInches" unit="in" {...field('inches')} />
      </div>
      <FieldError id="height-error" error={hasPartFault ? undefined : wizard.faultOf('height.value')} />
    </div>
  )
}
