import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { useDocumentDescription } from '../../platform/navigation/use-document-description.ts'
import { Abilities } from './abilities.tsx'
import { ExampleSection } from './example/example-section.tsx'
import styles from './home-page.module.css'
import { HowItWorks } from './how-it-works.tsx'

interface HomePageProps {
  /** The top of the page. */
  readonly hero: ReactNode
  /** The section with the plans on sale; absent while nothing is sold. */
  readonly children?: ReactNode
}

/** The public page about the product. Parts without data are drawn first. Each part with data loads and fails on its own. */
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
