import type { ReactNode } from 'react'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import type { StoppedPlanProps } from './stopped-plan.tsx'

const stoppedPlan = lazyPart(async () => (await import('./stopped-plan.tsx')).StoppedPlan, 'stopped-plan')

/** `StoppedPlan`, whose code and texts load when it is shown, because few users see it. */
export const LazyStoppedPlan = ({ loading, ...props }: StoppedPlanProps & { readonly loading: ReactNode }) => (
  <DrawnPart part={stoppedPlan} props={props} loading={loading} />
)
