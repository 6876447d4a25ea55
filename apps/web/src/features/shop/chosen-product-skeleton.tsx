import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'

/** The minimum height of a chosen plan, in CSS pixels, as in its style sheet. */
const HEIGHT = 212

export function ChosenProductSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={HEIGHT} />
    </SkeletonGroup>
  )
}
