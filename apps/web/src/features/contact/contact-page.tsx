import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact.module.css'
import type { Writer } from './load-writer.ts'

interface ContactPageProps {
  readonly writer: Writer
  /** The frequently asked questions. */
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

/** The form; a thank-you message replaces it once a message has arrived. */
function ContactSection({ writer }: { readonly writer: Writer }) {
  const t = useT()
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  if (sentFrom !== null) return <Thanks email={sentFrom} onAgain={() => setSentFrom(null)} />
  return (
    <section className={styles.section}>
      <h2>{t('contact/form/title')}</h2>
      <ContactForm writer={writer} onSent={setSentFrom} />
    </section>
  )
}

function Thanks({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  // Takes the focus, because the button that had it is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <Card>
      <section className={styles.thanks}>
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('contact/sent/title')}
        </h2>
        <p>{t('contact/sent/text', { email })}</p>
        <Button kind="secondary" onClick={onAgain}>
          {t('contact/sent/again')}
        </Button>
      </section>
    </Card>
  )
}
