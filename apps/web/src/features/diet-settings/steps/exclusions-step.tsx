import { ExclusionFields } from '../exclusions/exclusion-fields.tsx'
import type { StepProps } from './step-props.ts'

/** Optional: who leaves nothing out goes on. */
export function ExclusionsStep({ wizard }: StepProps) {
  return (
    <ExclusionFields
      chosen={wizard.exclusions}
      dietId={wizard.answers.dietId ?? null}
      onChange={wizard.changeExclusions}
      error={wizard.faultOf('exclusions.foodIds') ?? wizard.faultOf('exclusions')}
    />
  )
}
