import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { useDocumentDescription } from '../../platform/navigation/use-document-description.ts'
import { Abilities } from './abilities.tsx'
import { ExampleSection } from './example/example-section.tsx'
import styles from './home-page.module.css'
import { HowItWorks } from './how-it-works.tsx'

interface HomePageProps {
  /** What the page begins with. */
  readonly hero: ReactNode
  /** The section with the plans on sale; nothing while nothing is sold. */
  readonly children?: ReactNode
}

/** What the product is, for everybody. What needs no data is drawn first; each part with data comes and fails alone. */
export function HomePage({ hero, children }: HomePageProps) {
  const t = useT()
  useDocumentDescription(t('home/description'))
  return (
    <>
      {hero}
      <HowItWorks />
      <Abilities />
      <ExampleSection />
      {children}
      <p className={styles.health}>{t('home/health-note')}</p>
    </>
  )
}
