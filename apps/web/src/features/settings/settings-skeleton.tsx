import { Card } from '../../ui/card/card.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import sections from './settings-sections.module.css'
import styles from './settings-skeleton.module.css'

/** Rows of the cards that are seen first: profile, access, measures, drinking. */
const CARDS = [1, 2, 1, 2] as const

export function SettingsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={sections.sections}>
        {CARDS.map((rows, card) => (
          <Card key={card}>
            <Skeleton width="40%" height={24} />
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={styles.row}>
                <Skeleton width="60%" />
                <Skeleton width="35%" height={12} />
              </div>
            ))}
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
