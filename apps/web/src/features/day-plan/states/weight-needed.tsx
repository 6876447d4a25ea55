import { type CalendarDay, formatDay } from '@dayplate/dates'
import { Ruler } from 'lucide-react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { ADD_WEIGHT_PAGE } from '../day/pages-to-come.ts'

/** Shown if the newest weight is too old or missing, because the portions depend on it. */
export function WeightNeeded({ lastWeightOn }: { readonly lastWeightOn: CalendarDay | null }) {
  const t = useT()
  const language = useLanguage()
  const text =
    lastWeightOn === null
      ? t('day-plan/weight-needed/text')
      : t('day-plan/weight-needed/text-since', { date: formatDay(lastWeightOn, language, 'long') })
  return (
    <PlateState
      picture={platePictures.clean}
      ground="lunch"
      icon={<Ruler />}
      title={t('day-plan/weight-needed/title')}
      text={text}
    >
      {ADD_WEIGHT_PAGE === null ? (
        <ButtonLink size="large" to="/diet-settings" search={{ step: 'weight' }}>
          {t('day-plan/weight-needed/enter')}
        </ButtonLink>
      ) : (
        <ButtonLink size="large" to={ADD_WEIGHT_PAGE}>
          {t('day-plan/weight-needed/enter')}
        </ButtonLink>
      )}
    </PlateState>
  )
}
