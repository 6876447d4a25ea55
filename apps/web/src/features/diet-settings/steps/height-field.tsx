import { heightIn } from '@dayplate/units'
import { useT } from '../../../platform/i18n/i18n.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { formatHeight } from '../format-quantity.ts'
import type { Wizard } from '../use-wizard.ts'
import { FeetAndInchesField } from './feet-and-inches-field.tsx'
import { RestingNote } from './resting-note.tsx'

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
