import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import styles from './auth-form.module.css'

/** The skeleton of a form while its link is checked. */
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
