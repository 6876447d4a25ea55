import { useColumnCount } from '../../ui/column-count/use-column-count.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { FURTHER_COLUMNS } from './grid-columns.ts'
import filters from './filter-bar.module.css'
import styles from './meal-grid.module.css'

/** The filters and the first cards while they load. */
export function ListSkeleton() {
  const columns = useColumnCount(FURTHER_COLUMNS)
  return (
    <SkeletonGroup>
      <div className={filters.bar}>
        <Skeleton height={52} />
        <Skeleton height={40} />
        <div className={filters.more}>
          <Skeleton height={40} />
        </div>
      </div>
      <ul className={styles.meals} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: 2 * columns }, (_, index) => (
          <li key={index}>
            <Skeleton height={290} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  )
}
