import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import type { StepProps } from './step-props.ts'

/** The code of the search and the lists loads when the user reaches this question, which is the sixth of seven. */
const exclusionFields = lazyPart(async () => (await import('../exclusions/exclusion-fields.tsx')).ExclusionFields)

/** An optional question: users without exclusions continue without an answer. */
export function ExclusionsStep({ wizard }: StepProps) {
  return (
    <DrawnPart
      part={exclusionFields}
      props={{
        chosen: wizard.exclusions,
        dietId: wizard.answers.dietId ?? null,
        onChange: wizard.changeExclusions,
        error: wizard.errorOf('exclusions.foodIds') ?? wizard.errorOf('exclusions'),
      }}
      loading={
        <SkeletonGroup>
          <Skeleton height={220} />
        </SkeletonGroup>
      }
      failed={(retry) => <FailedState failure={{ kind: 'network' }} onRetry={retry} />}
    />
  )
}
