import { SYSTEMS_OF_MEASURES, type SystemOfMeasures } from '@dayplate/units'
import { useT } from '../../platform/i18n/i18n.ts'
import { chooseSystem } from '../../domain/measures/choose-system.ts'
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx'
import { saveOutcome } from './saving/save-outcome.ts'
import { useSaved } from './saving/use-saved.ts'
import { Section } from './section.tsx'

const saveSystem = async (system: SystemOfMeasures) => saveOutcome(await chooseSystem(system))

/** The units of every screen: each asks again for what it shows. */
export function MeasuresSection({ systemOfMeasures }: { readonly systemOfMeasures: SystemOfMeasures }) {
  const t = useT()
  const [system, choose] = useSaved(systemOfMeasures, saveSystem)
  return (
    <Section title={t('settings/measures')}>
      <SegmentedControl
        label={t('settings/measures')}
        name="systemOfMeasures"
        value={system}
        options={SYSTEMS_OF_MEASURES.map((value) => ({ value, label: t(`settings/measures/${value}`) }))}
        onChange={choose}
      />
    </Section>
  )
}
