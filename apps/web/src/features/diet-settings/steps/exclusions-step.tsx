import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { useLazy } from '../../../platform/lazy/use-lazy.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { loadExclusionFields } from '../exclusions/load-exclusion-fields.ts'
import type { StepProps } from './step-props.ts'

/** Optional: who leaves nothing out goes on. */
export function ExclusionsStep({ wizard }: StepProps) {
  const fields = useLazy(loadExclusionFields)
  if (fields.kind === 'failed') return <FailedState failure={{ kind: 'network' }} onRetry={fields.retry} />
  if (fields.kind === 'loading') {
    return (
      <SkeletonGroup>
        <Skeleton height={220} />
      </SkeletonGroup>
    )
  }
  return (
    <fields.Part
      chosen={wizard.exclusions}
      dietId={wizard.answers.dietId ?? null}
      onChange={wizard.changeExclusions}
      error={wizard.errorOf('exclusions.foodIds') ?? wizard.errorOf('exclusions')}
    />
  )
}
