import { ArrowLeftRight } from 'lucide-react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { platePictures } from '../../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../../ui/plate-state/plate-state.tsx'

/** Nothing else could be eaten instead of a meal. */
export function NoMeals({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground="lunch"
      icon={<ArrowLeftRight />}
      title={t('exchange/meal/none')}
      text={t('exchange/meal/none-text')}
    >
      <Button size="large" onClick={onClose}>
        {t('exchange/to-day')}
      </Button>
    </PlateState>
  )
}
