import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import styles from './day-timeline.module.css'

interface TimelineArrowProps {
  readonly direction: 1 | -1
  readonly scroller: RefObject<HTMLElement | null>
}

/** Moves the row by what is visible of it; only on wide screens, where fingers do not do it. The keyboard has keys of its own. */
export function TimelineArrow({ direction, scroller }: TimelineArrowProps) {
  const t = useT()
  const scroll = () => {
    const element = scroller.current
    element?.scrollBy({ left: direction * element.clientWidth, behavior: 'smooth' })
  }
  return (
    <div className={styles.arrow}>
      <IconButton
        hasDisc
        isOutOfTabOrder
        label={direction === 1 ? t('day-plan/timeline/later') : t('day-plan/timeline/earlier')}
        icon={direction === 1 ? <ChevronRight /> : <ChevronLeft />}
        onClick={scroll}
      />
    </div>
  )
}
