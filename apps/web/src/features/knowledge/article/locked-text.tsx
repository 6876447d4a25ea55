import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { Link } from '@tanstack/react-router'
import { CodeForm } from '../../../domain/access-code/code-form.tsx'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { IS_PAYMENT_OPEN } from '../../../platform/site/payment.ts'
import { toHref } from '../../../platform/site/site-address.ts'
import { SITE } from '../../../platform/site/site.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import type { WholeArticleFragment } from '../knowledge.gen.ts'
import styles from './locked-text.module.css'

interface LockedTextProps {
  readonly article: WholeArticleFragment
  /** The last day of the reader's access; null for visitors and people who never had any. */
  readonly accessTo: string | null
}

/** Stands in place of a text for paying people: what opens it. */
export function LockedText({ article, accessTo }: LockedTextProps) {
  const isSignedIn = useIsSignedIn()
  return (
    <section className={styles.card} aria-labelledby="locked">
      <div>
        <h2 id="locked" className={styles.message}>
          {article.onlyForPayingUsersMessage}
        </h2>
        <AccessEnded accessTo={accessTo} />
      </div>
      <Key label={article.onlyForPayingUsersCtaLabel ?? ''} isSignedIn={isSignedIn} />
      {isSignedIn ? null : <HasAccount />}
    </section>
  )
}

function AccessEnded({ accessTo }: { readonly accessTo: string | null }) {
  const t = useT()
  const language = useLanguage()
  const day = parseCalendarDay(accessTo)
  return day === null ? null : <p>{t('knowledge/locked/ended', { date: formatDay(day, language, 'long') })}</p>
}

interface KeyProps {
  readonly label: string
  readonly isSignedIn: boolean
}

/** The plans while they are sold. Otherwise the field for a code, which a logged-in person has on a page of its own. */
function Key({ label, isSignedIn }: KeyProps) {
  const t = useT()
  if (IS_PAYMENT_OPEN) return <ButtonLink to={toHref(SITE.buy)}>{t('menu/choose-a-plan')}</ButtonLink>
  if (isSignedIn) return <ButtonLink to="/coupon/access-code">{label}</ButtonLink>
  return <CodeForm submit={label} brings={t('knowledge/locked/brings')} />
}

function HasAccount() {
  const t = useT()
  return (
    <p className={styles.login}>
      <RichText text={t('knowledge/locked/has-account')} marks={[(words) => <Link to="/auth/login">{words}</Link>]} />
    </p>
  )
}
