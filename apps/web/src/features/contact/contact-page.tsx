import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import styles from './contact-page.module.css'
import { ContactSection } from './contact-section.tsx'
import type { Writer } from './load-writer.ts'

interface ContactPageProps {
  readonly writer: Writer
  /** Questions that are answered already. */
  readonly children: ReactNode
}

export function ContactPage({ writer, children }: ContactPageProps) {
  const t = useT()
  return (
    <Page width="reading">
      <PageTitle title={t('contact/title')} text={t('contact/text')} />
      <div className={styles.parts}>
        {children}
        <ContactSection writer={writer} />
      </div>
    </Page>
  )
}
