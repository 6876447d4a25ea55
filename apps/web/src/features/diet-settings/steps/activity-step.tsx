import type { PlainMessageId } from '@dayplate/messages'
import type { TargetRefusal } from '@dayplate/nutrition'
import type { WireActivityLevel } from '@dayplate/rules/diet-settings'
import { KG_PER_LB, weightUnitOf } from '@dayplate/units'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { ACTIVITY_CHOICES } from '../choices.tsx'
import { formatTenths } from '../format-quantity.ts'
import { refusalOf, targetOf } from '../target-of.ts'
import type { Wizard } from '../use-wizard.ts'
import type { StepProps } from './step-props.ts'

export function ActivityStep({ wizard }: StepProps) {
  const t = useT()
  const { answers } = wizard
  const consequenceOf = useActivityConsequence(wizard)
  return (
    <RadioCards
      label={t('diet-settings/activity/title')}
      isLabelHidden
      name="activityLevel"
      value={answers.activityLevel ?? null}
      onChange={(activityLevel) => {
        wizard.change({ ...answers, activityLevel })
        wizard.touch('activityLevel')
      }}
      error={wizard.errorOf('activityLevel')}
      options={ACTIVITY_CHOICES.map(({ level, name, icon }) => ({
        value: level,
        icon,
        title: t(`activity/${name}`),
        text: [t(`activity/${name}/text`), consequenceOf(level)].filter(Boolean).join(': '),
      }))}
    />
  )
}

/**
 * Returns a function with the text for an activity level: the day's energy, the safe minimum with its slower pace, or the reason
 * why no plan is made at this level. Users see it before they choose. It returns null while an earlier answer is missing.
 */
function useActivityConsequence({ answers, today, system }: Wizard) {
  const t = useT()
  const language = useLanguage()
  const unit = weightUnitOf(system)
  const inUnit = (kilograms: number) => formatTenths(Math.abs(kilograms) / (unit === 'kg' ? 1 : KG_PER_LB), language)
  return (activityLevel: WireActivityLevel): string | null => {
    const asked = { ...answers, activityLevel }
    const refused = refusedText(refusalOf(asked, today))
    if (refused !== null) return t(refused)
    const target = targetOf(asked, today)
    if (target === null) return null
    const floor = target.notices.find((notice) => notice.code === 'FLOOR_REACHED')
    if (floor === undefined) return t('diet-settings/activity/energy', { kcal: target.day.kcal })
    const { leastKg, mostKg } = floor.changeIn30Days
    const pace = { least: inUnit(leastKg), most: inUnit(mostKg), unit }
    return t('diet-settings/activity/floor', { floor: floor.floorKcal, ...pace })
  }
}

/** The texts for refusals that depend on the activity level. Other refusals are shown at the answer that causes them. */
function refusedText(code: TargetRefusal['code'] | null): PlainMessageId | null {
  switch (code) {
    case 'NO_DEFICIT_LEFT':
      return 'diet-settings/activity/no-deficit'
    case 'ENERGY_VERY_LOW':
      return 'diet-settings/activity/energy-very-low'
    case 'ENERGY_VERY_HIGH':
      return 'diet-settings/activity/energy-very-high'
    default:
      return null
  }
}
