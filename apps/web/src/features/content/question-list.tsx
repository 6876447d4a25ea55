import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { SectionFailed } from '../../platform/section-failed/section-failed.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ChangedOn } from './changed-on.tsx'
import type { TextOfQuestionsFragment } from './content.gen.ts'
import rows from './disclosures.module.css'
import type { LoadedQuestions } from './load-content.ts'
import styles from './question-list.module.css'
import { readQuestions } from './read-questions.ts'

/** Questions on another page; each opens to show its answer. The page also works without them. */
export function QuestionList({ loaded }: { readonly loaded: LoadedQuestions }) {
  if (loaded.kind === 'answered' && loaded.data === null) return null
  return (
    <section className={styles.questions}>
      {loaded.kind === 'failed' || loaded.data === null ? <MissingQuestions /> : <Questions text={loaded.data} />}
    </section>
  )
}

function Questions({ text: { title, changedOn, content } }: { readonly text: TextOfQuestionsFragment }) {
  const language = useLanguage()
  const { intro, questions } = useMemo(() => readQuestions(content.markdown, language), [content.markdown, language])
  return (
    <>
      <h2>{title}</h2>
      {intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Card isPadded={false}>
        <div className={rows.rows}>
          {questions.map((question, index) => (
            <Question key={question} words={question} html={content.html} index={index} />
          ))}
        </div>
      </Card>
      <p className={styles.changed}>
        <ChangedOn day={changedOn} />
      </p>
    </>
  )
}

interface QuestionProps {
  readonly words: string
  readonly html: string
  readonly index: number
}

/** The code that sanitizes and shows answers is 12 KiB, so it is loaded when the first one is opened. */
const answer = lazyPart(async () => (await import('./answer.tsx')).Answer)

function Question({ words, html, index }: QuestionProps) {
  const t = useT()
  const [isWanted, setWanted] = useState(false)
  const heading = (
    <span role="heading" aria-level={3}>
      {words}
    </span>
  )
  const failed = (retry: () => void) => (
    <SectionFailed failure={{ kind: 'network' }} lead={t('content/questions/failed')} onRetry={retry} />
  )
  return (
    <Disclosure title={heading} onOpen={() => setWanted(true)}>
      {isWanted ? (
        <DrawnPart part={answer} props={{ html, index }} loading={<Skeleton width="60%" />} failed={failed} />
      ) : null}
    </Disclosure>
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
