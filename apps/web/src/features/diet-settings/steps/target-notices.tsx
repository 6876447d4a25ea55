import type { TargetNotice } from '@dayplate/nutrition'
import { KG_PER_LB, type SystemOfMeasures, weightUnitOf } from '@dayplate/units'
import type { Translate } from '@dayplate/messages'
import { type Language } from '@dayplate/messages'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { formatTenths } from '../format-quantity.ts'

interface TargetNoticesProps {
  readonly notices: readonly TargetNotice[]
  readonly system: SystemOfMeasures
}

/** What a person should know about a target that is good all the same. */
export function TargetNotices({ notices, system }: TargetNoticesProps) {
  const t = useT()
  const language = useLanguage()
  return notices.map((notice) => (
    <Alert key={notice.code} kind="info">
      {noticeText(notice, { t, language, system })}
    </Alert>
  ))
}

interface Wording {
  readonly t: Translate
  readonly language: Language
  readonly system: SystemOfMeasures
}

function noticeText(notice: TargetNotice, { t, language, system }: Wording): string {
  switch (notice.code) {
    case 'FLOOR_REACHED': {
      const unit = weightUnitOf(system)
      const inUnit = (kilograms: number) =>
        formatTenths(Math.abs(kilograms) / (unit === 'kg' ? 1 : KG_PER_LB), language)
      const { leastKg, mostKg } = notice.changeIn30Days
      const pace = { least: inUnit(leastKg), most: inUnit(mostKg), unit }
      return t('diet-settings/notice/floor-reached', { floor: notice.floorKcal, ...pace })
    }
    case 'BELOW_USUAL_MINIMUM':
      return t('diet-settings/notice/below-usual-minimum', { floor: notice.floorKcal })
    case 'GOAL_BMI_ABOVE_25':
      return t('diet-settings/notice/goal-bmi-above-25')
    case 'OLDER_THAN_EQUATION_SAMPLE':
      return t('diet-settings/notice/older-than-sample', { years: notice.oldestYears })
  }
}
