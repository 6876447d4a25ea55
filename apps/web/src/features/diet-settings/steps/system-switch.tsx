import { SYSTEMS_OF_MEASURES } from '@dayplate/units'
import { useT } from '../../../platform/i18n/i18n.ts'
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx'
import type { Wizard } from '../use-wizard.ts'

/** Switches between metric and imperial units. Entered values are stored in the unit in which they were entered. */
export function SystemSwitch({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  return (
    <SegmentedControl
      label={t('diet-settings/units')}
      name="systemOfMeasures"
      value={wizard.system}
      onChange={wizard.changeSystem}
      options={SYSTEMS_OF_MEASURES.map((value) => ({ value, label: t(`diet-settings/units/${value}`) }))}
    />
  )
}
