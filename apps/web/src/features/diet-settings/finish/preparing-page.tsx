import { useT } from '../../../platform/i18n/i18n.ts'
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx'
import { FillingPlate } from './filling-plate.tsx'
import { PlateStage } from './plate-stage.tsx'

/** While the plan is made. How far it is nobody knows, so the bar only says that something runs. */
export function PreparingPage({ kcal }: { readonly kcal: number | null }) {
  const t = useT()
  return (
    <PlateStage
      picture={<FillingPlate />}
      title={t('diet-settings/preparing/title')}
      text={kcal === null ? t('diet-settings/preparing/wait') : t('diet-settings/preparing/text', { kcal })}
    >
      <ProgressBar label={t('diet-settings/preparing/title')} />
    </PlateStage>
  )
}
