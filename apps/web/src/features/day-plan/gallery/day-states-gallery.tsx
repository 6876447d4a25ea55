import { Link } from '@tanstack/react-router'
import { Page } from '../../../ui/page/page.tsx'
import { DAY_STATE_SAMPLES } from './day-state-samples.tsx'
import styles from './day-states-gallery.module.css'

/**
 * Each state of a day as it looks, with made data and without a session, for those who build with them. No menu leads here. The
 * kinds that only lead on (redirect, introduction and settings needed) have no look of their own, and a normal day is seen at
 * its own address.
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
