import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import rows from './rows/aisles.module.css'
import styles from './shopping-list-page.module.css'

/** Heights of the head and of aisles with some products, in CSS pixels. */
const HEAD = 74
const AISLES = [380, 280, 200]

/** The skeleton of the list, as large as a list of some days. */
export const ListSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.list}>
      <Skeleton height={HEAD} />
      <div className={rows.columns}>
        {AISLES.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </div>
  </SkeletonGroup>
)
