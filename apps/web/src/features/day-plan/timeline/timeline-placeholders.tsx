import { TIMELINE_PLACEHOLDERS } from '@dayplate/rules/day-plan'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './day-timeline.module.css'

export function TimelinePlaceholders() {
  return (
    <div className={styles.days} aria-hidden="true">
      {Array.from({ length: TIMELINE_PLACEHOLDERS }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton width={32} height={44} />
        </div>
      ))}
    </div>
  )
}
