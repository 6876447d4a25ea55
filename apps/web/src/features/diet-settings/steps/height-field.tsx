import { heightIn, feetAndInches } from '@dayplate/units'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { formatHeight } from '../format-quantity.ts'
import type { Wizard } from '../use-wizard.ts'
import { FieldError } from '../../../ui/field/field-frame.tsx'
import { type HeightParts, partErrors, totalInches } from '../height-parts.ts'
import { RestingNote } from './resting-note.tsx'
import styles from './feet-and-inches-field.module.css'

export function HeightField({ wizard }: { readonly wizard: Wizard }) {
  const { answers, change, system } = wizard
  const resting = wizard.resting.height
  return (
    <div>
      {system === 'imperial' ? <FeetAndInchesField wizard={wizard} /> : <CentimetresField wizard={wizard} />}
      {resting == null ? null : (
        <RestingNote
          value={formatHeight(resting, system)}
          hasError={wizard.errorOf('height.value') !== undefined}
          onConfirm={() => change({ ...answers, height: resting })}
        />
      )}
    </div>
  )
}

function CentimetresField({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const { answers, change } = wizard
  const shown = answers.height ?? wizard.resting.height
  return (
    <NumberField
      label={t('diet-settings/height')}
      name="height"
      unit="cm"
      fractionDigits={1}
      value={shown ? heightIn(shown, 'cm').value : null}
      isResting={wizard.resting.height !== undefined}
      onChange={(value) => change({ ...answers, height: value === null ? null : { value, unit: 'cm' } })}
      onBlur={() => wizard.leave('height.value')}
      error={wizard.errorOf('height.value')}
      isRequired
    />
  )
}

/** One height in two fields. Typed fractions are kept, because rounding them would change the height without telling the user. */
function FeetAndInchesField({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const { answers, change } = wizard
  const shown = answers.height ?? wizard.resting.height
  const [parts, setParts] = useState<HeightParts>(() =>
    shown ? feetAndInches(heightIn(shown, 'in').value) : { feet: null, inches: null },
  )
  const errors = partErrors(parts)
  const error = Object.keys(errors).length > 0 ? undefined : wizard.errorOf('height.value')
  const field = (part: keyof HeightParts) => {
    const partError = errors[part]
    return {
      value: parts[part],
      onChange: (value: number | null) => {
        const next = { ...parts, [part]: value }
        const inches = totalInches(next)
        setParts(next)
        change({ ...answers, height: inches === null ? null : { value: inches, unit: 'in' } })
      },
      onBlur: () => wizard.leave('height.value'),
      error: partError === undefined ? undefined : t(partError),
      isRefused: error !== undefined,
      isResting: wizard.resting.height !== undefined,
      isRequired: true,
    }
  }
  return (
    <fieldset aria-describedby={error ? ERROR_ID : undefined} aria-invalid={error ? true : undefined}>
      <legend className="visually-hidden">{t('diet-settings/height')}</legend>
      <div className={styles.fields}>
        <NumberField label={t('diet-settings/height/feet')} name="heightFeet" unit="ft" {...field('feet')} />
        <NumberField label={t('diet-settings/height/inches')} name="heightInches" unit="in" {...field('inches')} />
      </div>
      <FieldError id={ERROR_ID} error={error} />
    </fieldset>
  )
}

const ERROR_ID = 'height-error'
