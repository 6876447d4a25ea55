import { useT } from '../../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { SectionFailed } from '../../../platform/section-failed/section-failed.tsx'
import styles from './example-section.module.css'
import { ExampleSkeleton } from './example-skeleton.tsx'

const exampleDays = lazyPart(async () => (await import('./example-days.tsx')).ExampleDays)

/** Today's whole plan of three sample people (`#example`). */
export function ExampleSection() {
  const t = useT()
  return (
    <section id="example" className={styles.section} aria-labelledby="example-title">
      <div className={styles.words}>
        <h2 id="example-title">{t('home/example/title')}</h2>
        <p>{t('home/example/text')}</p>
      </div>
      <DrawnPart
        part={exampleDays}
        props={{}}
        loading={<ExampleSkeleton />}
        failed={(retry) => (
          <SectionFailed failure={{ kind: 'network' }} lead={t('home/example/failed')} onRetry={retry} />
        )}
      />
    </section>
  )
}
