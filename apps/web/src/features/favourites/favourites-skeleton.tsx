import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import styles from './favourites-page.module.css'

/** The list while it is on its way. */
export function FavouritesSkeleton() {
  return (
    <SkeletonGroup>
      <ul className={styles.meals}>
        <SkeletonCards count={6} />
      </ul>
    </SkeletonGroup>
  )
}

/** Cards that are on their way. */
export function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Skeleton height={242} />
    </li>
  ))
}
