import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import styles from './subscription-skeleton.module.css'

/** The placeholder of the subscription page while the app does not know which of the two titles applies. */
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
