import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'

/** Least height of a chosen plan, in CSS pixels, as its style sheet has it. */
const HEIGHT = 212

export function ChosenProductSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={HEIGHT} />
    </SkeletonGroup>
  )
}
