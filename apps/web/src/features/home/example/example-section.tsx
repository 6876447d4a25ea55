import { useRef } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { useIsNear } from '../../../platform/lazy/use-is-near.ts'
import { SectionFailed } from '../../../platform/section-failed/section-failed.tsx'
import styles from './example-section.module.css'
import { ExamplePlace, ExampleSkeleton } from './example-skeleton.tsx'

const exampleDay = lazyPart(async () => (await import('./example-day.tsx')).ExampleDay, 'example')

/** A day to play with before there is an account (`#example`). Its code loads when the section comes near the screen. */
export function ExampleSection() {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  // A reload or a link with an open plate shows it at once, wherever the page is scrolled to.
  const isNear = useIsNear(section, location.search.includes('example-meal='))
  return (
    <section ref={section} id="example" className={styles.section} aria-labelledby="example-title">
      <div className={styles.words}>
        <h2 id="example-title">{t('home/example/title')}</h2>
        <p>{t('home/example/text')}</p>
      </div>
      {isNear ? (
        <DrawnPart
          part={exampleDay}
          props={{}}
          loading={<ExampleSkeleton />}
          failed={(retry) => (
            <div className={styles.failed}>
              <SectionFailed failure={{ kind: 'network' }} lead={t('home/example/failed')} onRetry={retry} />
            </div>
          )}
        />
      ) : (
        <ExamplePlace />
      )}
    </section>
  )
}
