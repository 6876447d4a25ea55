import { INCHES_BESIDE_FEET, isWithin } from '@dayplate/rules/diet-settings'
import { feetAndInches, heightIn, inchesOf } from '@dayplate/units'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FieldError } from '../../../ui/field/field-frame.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import type { Wizard } from '../use-wizard.ts'
import styles from './feet-and-inches-field.module.css'

interface Parts {
  readonly feet: number | null
  readonly inches: number | null
}

/** One height in two fields. While either cannot be read there is no height, so that nobody goes on with half of one. */
export function FeetAndInchesField({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const { answers, change } = wizard
  const [parts, setParts] = useState<Parts>(() =>
    answers.height ? feetAndInches(heightIn(answers.height, 'in').value) : { feet: null, inches: null },
  )
  const changeParts = (next: Parts) => {
    setParts(next)
    const inches = totalInches(next)
    change({ ...answers, height: inches === null ? null : { value: inches, unit: 'in' } })
  }
  const leave = () => wizard.leave('height.value')
  const areInchesOut = parts.inches !== null && !areInches(parts.inches)
  return (
    <div>
      <div className={styles.fields}>
        <NumberField
          label={t('diet-settings/height/feet')}
          name="heightFeet"
          unit="ft"
          fractionDigits={0}
          value={parts.feet}
          onChange={(feet) => changeParts({ ...parts, feet })}
          onBlur={leave}
          isRequired
        />
        <NumberField
          label={t('diet-settings/height/inches')}
          name="heightInches"
          unit="in"
          fractionDigits={0}
          value={parts.inches}
          onChange={(inches) => changeParts({ ...parts, inches })}
          onBlur={leave}
          error={areInchesOut ? t('diet-settings/validation/inches-range') : undefined}
          isRequired
        />
      </div>
      <FieldError id="height-error" error={areInchesOut ? undefined : wizard.faultOf('height.value')} />
    </div>
  )
}

function totalInches({ feet, inches }: Parts): number | null {
  if (feet === null || inches === null || !Number.isInteger(feet) || feet < 0 || !areInches(inches)) return null
  return inchesOf({ feet, inches })
}

const areInches = (value: number) => Number.isInteger(value) && isWithin(value, INCHES_BESIDE_FEET)
