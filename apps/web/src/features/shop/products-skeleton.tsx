import { mealGround } from '../../ui/meal-ground/meal-ground.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import styles from './buy-section.module.css'
import card from './product-card.module.css'
import skeleton from './products-skeleton.module.css'

const GROUNDS = ['breakfast', 'lunch', 'dinner'] as const

/** Skeletons of three plans, with the sizes of real cards. */
export function ProductsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.products}>
        {GROUNDS.map((ground) => (
          <div key={ground} className={card.card}>
            <div className={card.ground} style={{ background: mealGround(ground) }} />
            <div className={`${card.words} ${skeleton.words}`}>
              <Skeleton width="60%" height={24} />
              <Skeleton width="80%" />
              <Skeleton width={96} height={36} />
              <div className={skeleton.features}>
                <Skeleton width="50%" />
                <Skeleton width="65%" />
                <Skeleton width="45%" />
              </div>
              <div className={card.choose}>
                <div className={skeleton.button} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
