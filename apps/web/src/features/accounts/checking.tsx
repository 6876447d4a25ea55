import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import styles from './auth-form.module.css'

/** The form to come, while its link is looked at. */
export function Checking() {
  return (
    <SkeletonGroup>
      <div className={styles.form}>
        <Skeleton height={76} />
        <Skeleton height={52} />
      </div>
    </SkeletonGroup>
  )
}
