import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import styles from './subscription-skeleton.module.css'

/** The place of the subscription page while it is not known which of its two titles holds. */
export function SubscriptionSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.page}>
        <Skeleton height={308} />
        <Skeleton height={80} />
        <Skeleton height={56} />
      </div>
    </SkeletonGroup>
  )
}
