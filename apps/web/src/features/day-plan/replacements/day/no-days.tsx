import { CalendarDays, Search } from 'lucide-react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { platePictures } from '../../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../../ui/plate-state/plate-state.tsx'

interface NoDaysProps {
  /** What was searched for; empty for any day. */
  readonly text: string
  readonly onClear: () => void
  readonly onClose: () => void
}

/** No other day could be eaten, or none has what is searched for. */
export function NoDays({ text, onClear, onClose }: NoDaysProps) {
  const t = useT()
  const isSearch = text !== ''
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground="lunch"
      icon={isSearch ? <Search /> : <CalendarDays />}
      title={isSearch ? t('change-day/none-found/title') : t('change-day/none')}
      text={isSearch ? t('change-day/none-found', { text }) : t('change-day/none-text')}
    >
      <Button size="large" onClick={isSearch ? onClear : onClose}>
        {isSearch ? t('change-day/clear') : t('exchange/to-day')}
      </Button>
    </PlateState>
  )
}
