import { Card } from '../../ui/card/card.tsx'
import { MacroBar } from '../../ui/macro-bar/macro-bar.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { StepProgress } from '../../ui/progress-bar/step-progress.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

export function ProgressSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <MacroBar
        protein={{ label: 'Protein', percentage: 24 }}
        fat={{ label: 'Fat', percentage: 30 }}
        carbs={{ label: 'Carbs', percentage: 46 }}
      />
      <ProgressBar label="Choosing meals" value={0.62} />
      <ProgressBar label="Choosing meals" />
      <StepProgress label="4 of 6" step={4} total={6} />
      <Spinner />
      <Card>
        <SkeletonGroup>
          <div className={styles.skeleton}>
            <Skeleton width={86} height={86} isRound />
            <div className={styles.bars}>
              <Skeleton width="32%" height={10} />
              <Skeleton width="84%" height={16} />
              <Skeleton width="58%" height={10} />
            </div>
          </div>
        </SkeletonGroup>
      </Card>
    </Sample>
  )
}
