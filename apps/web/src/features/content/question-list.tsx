import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { SafeHtml } from '../../platform/safe-html/safe-html.tsx'
import { splitSections } from '../../platform/safe-html/split-sections.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import type { PageOfTextFragment } from './content.gen.ts'
import type { LoadedContent } from './load-content.ts'
import rows from './disclosures.module.css'
import styles from './question-list.module.css'

/** A text of questions inside another page, each opening to its answer. That page works without it, too. */
export function QuestionList({ loaded }: { readonly loaded: LoadedContent }) {
  return (
    <section className={styles.questions}>
      {loaded.kind === 'failed' ? <MissingQuestions /> : <Questions content={loaded.content} />}
    </section>
  )
}

function Questions({ content: { title, content } }: { readonly content: PageOfTextFragment }) {
  const { intro, sections } = useMemo(() => splitSections(content.html), [content.html])
  return (
    <>
      <h2>{title}</h2>
      <SafeHtml html={intro} />
      <Card isPadded={false}>
        <div className={rows.rows}>
          {sections.map((section) => (
            <Disclosure key={section.id} title={<Question words={section.title} />}>
              <SafeHtml html={section.html} />
            </Disclosure>
          ))}
        </div>
      </Card>
    </>
  )
}

function Question({ words }: { readonly words: string }) {
  return (
    <span role="heading" aria-level={3}>
      {words}
    </span>
  )
}

function MissingQuestions() {
  const t = useT()
  const router = useRouter()
  return (
    <>
      <Alert kind="warning">{t('content/questions/failed')}</Alert>
      <div>
        <Button kind="secondary" onClick={() => void router.invalidate()}>
          {t('error/try-again')}
        </Button>
      </div>
    </>
  )
}
