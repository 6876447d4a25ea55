import type { PlainMessageId } from '@dayplate/messages'
import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import styles from './document-page.module.css'

interface DocumentPageProps {
  readonly title: PlainMessageId
  readonly intro: PlainMessageId
  /** Title and text of each section, in reading order. */
  readonly sections: readonly (readonly [title: PlainMessageId, text: PlainMessageId])[]
}

export function DocumentPage({ title, intro, sections }: DocumentPageProps) {
  const t = useT()
  return (
    <Page width="reading">
      <PageTitle title={t(title)} text={t(intro)} />
      {sections.map(([sectionTitle, text]) => (
        <section key={sectionTitle} className={styles.section}>
          <h2>{t(sectionTitle)}</h2>
          <p>{t(text)}</p>
        </section>
      ))}
    </Page>
  )
}
