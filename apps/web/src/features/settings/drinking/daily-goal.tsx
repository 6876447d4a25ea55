import { dailyGoalOptions } from '@dayplate/rules/hydration'
import { type SystemOfMeasures, type Volume, volumeIn, volumeUnitOf } from '@dayplate/units'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Select } from '../../../ui/select/select.tsx'
import { useSaved } from '../saving/use-saved.ts'
import { saveHydration } from './save-hydration.ts'

interface DailyGoalProps {
  /** As it was entered. */
  readonly goal: Volume
  /** The units it is shown in. */
  readonly system: SystemOfMeasures
}

const saveGoal = (defaultDailyGoal: Volume) => saveHydration({ defaultDailyGoal })

export function DailyGoal({ goal, system }: DailyGoalProps) {
  const t = useT()
  const number = new Intl.NumberFormat(useLanguage())
  const [chosen, choose] = useSaved(goal, saveGoal)
  const options = dailyGoalOptions(system, chosen)
  const { value } = volumeIn(chosen, volumeUnitOf(system))
  return (
    <Select
      label={t('settings/drinking/goal')}
      name="defaultDailyGoal"
      value={String(value)}
      options={options.map((option) => ({
        value: String(option.value),
        label: `${number.format(option.value)}\u00A0${option.unit}`,
      }))}
      onChange={(next) => {
        const option = options.find((one) => String(one.value) === next)
        if (option) choose(option)
      }}
    />
  )
}
