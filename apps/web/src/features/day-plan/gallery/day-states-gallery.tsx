import { Link } from '@tanstack/react-router'
import { Page } from '../../../ui/page/page.tsx'
import { DAY_STATE_SAMPLES } from './day-state-samples.tsx'
import styles from './day-states-gallery.module.css'

/**
 * Shows developers one state of a day, with invented data and without a session. No menu links to this page. Kinds that only
 * redirect (redirect, introduction needed, settings needed) have no sample, and normal days are visible at their own addresses.
 */
export function DayStatesGallery({ kind }: { readonly kind: string }) {
  return (
    <>
      <nav className={styles.kinds} aria-label="Day states">
        {DAY_STATE_SAMPLES.map((sample) => (
          <Link
            key={sample.kind}
            to="/gallery/day-states"
            search={{ kind: sample.kind }}
            aria-current={sample.kind === kind ? 'page' : undefined}
          >
            {sample.kind}
          </Link>
        ))}
      </nav>
      <Page>{DAY_STATE_SAMPLES.find((sample) => sample.kind === kind)?.sample}</Page>
    </>
  )
}
