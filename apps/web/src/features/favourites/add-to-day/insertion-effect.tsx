import type { CalendarDay } from '@dayplate/dates'
import { ReplacementEffect } from '../../../domain/replacements/replacement-effect.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import styles from './add-to-day.module.css'
import type { InsertionPreview } from './use-insertion-preview.ts'

interface InsertionEffectProps {
  readonly preview: InsertionPreview
  readonly date: CalendarDay
}

/** Shows the effect of the insertion on the day before the user confirms. */
export function InsertionEffect({ preview, date }: InsertionEffectProps) {
  const t = useT()
  switch (preview.kind) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height={212} />
        </SkeletonGroup>
      )
    case 'unknown':
      return null
    case 'refused':
      return <Alert kind="info">{preview.description}</Alert>
    case 'effect':
      return (
        <div className={styles.effect}>
          <p>{t('favourites/insert/instead', { meal: preview.original.name, kcal: preview.kcal })}</p>
          <ReplacementEffect effect={preview.effect} date={date} />
        </div>
      )
  }
}
