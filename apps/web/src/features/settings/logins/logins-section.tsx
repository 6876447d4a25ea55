import { useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import type { PersonSettings } from '../person-settings.ts'
import type { SaveOutcome } from '../saving/save-outcome.ts'
import { Rows, Section } from '../section.tsx'
import { endLogin, endOtherLogins } from './end-login.ts'
import { LoginRow } from './login-row.tsx'
import styles from './logins-section.module.css'

/** What is being ended: one login, or all others. */
const OTHERS = 'others'

/** Where somebody is logged in, to end what they do not know or do not need. */
export function LoginsSection({ logins }: { readonly logins: PersonSettings['logins'] }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const shown = logins.filter(({ id }) => !ended.has(id))
  const others = shown.filter(({ isCurrent }) => !isCurrent)

  async function end(what: string, ids: readonly string[], send: () => Promise<SaveOutcome>): Promise<void> {
    setEnding(what)
    const outcome = await send()
    setEnding(null)
    if (outcome.kind !== 'saved') return showToast({ text: t(`settings/logins/${outcome.kind}`) })
    setEnded((all) => new Set([...all, ...ids]))
    showToast({ text: t('settings/logins/ended', { count: ids.length }) })
    // The button that had the focus is gone.
    heading.current?.focus()
  }
  return (
    <Section title={t('settings/logins')} heading={heading}>
      <Rows>
        {shown.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            isEnding={ending === login.id}
            onEnd={() => void end(login.id, [login.id], () => endLogin(login.id))}
          />
        ))}
      </Rows>
      {others.length > 0 ? (
        <div className={styles.all}>
          <Button
            kind="secondary"
            isBlock
            isLoading={ending === OTHERS}
            onClick={() =>
              void end(
                OTHERS,
                others.map(({ id }) => id),
                endOtherLogins,
              )
            }
          >
            {t('settings/logins/end-others')}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}
