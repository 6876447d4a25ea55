import { Card } from '../../ui/card/card.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import sections from './settings-sections.module.css'
import styles from './settings-skeleton.module.css'

/** The cards that are seen first, with their rows. */
const CARDS = [
  { name: 'profile', rows: 3 },
  { name: 'access', rows: 2 },
  { name: 'measures', rows: 1 },
  { name: 'drinking', rows: 2 },
] as const

export function SettingsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={sections.sections}>
        {CARDS.map(({ name, rows }) => (
          <Card key={name}>
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
