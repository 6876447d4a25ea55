import { useRef, useState } from 'react'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import type { PersonSettings } from '../person-settings.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { Rows, Section, Row } from '../section.tsx'
import { momentWords } from '../../../platform/clock/moment-words.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { MeEndLoginDocument, MeEndOtherLoginsDocument } from '../settings.gen.ts'
import styles from './logins-section.module.css'

/** Represents all other sessions, where otherwise the id of one is used. */
const OTHERS = 'others'

/** The user's sessions. Each unknown or unused one can be ended. */
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
    // Takes the focus, because the button that had it is gone.
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

interface LoginRowProps {
  readonly login: PersonSettings['logins'][number]
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function LoginRow({ login, isEnding, onEnd }: LoginRowProps) {
  const t = useT()
  const lastUsed = momentWords(login.lastUsedAt, useLanguage())
  const device =
    deviceWords(login, (names) => t('settings/logins/browser-on-system', names)) ?? t('settings/logins/unnamed')
  return (
    <Row title={device} note={login.isCurrent ? undefined : t('settings/logins/last-used', { moment: lastUsed })}>
      {login.isCurrent ? (
        <Chip kind="soft">{t('settings/logins/this-one')}</Chip>
      ) : (
        <Button kind="tonal" size="small" isLoading={isEnding} onClick={onEnd}>
          {t('settings/logins/end')} <span className="visually-hidden">{device}</span>
        </Button>
      )}
    </Row>
  )
}

/** The browser and its operating system in one line; null if neither is known. */
function deviceWords(
  { browser, system }: { readonly browser: string | null; readonly system: string | null },
  both: (names: { readonly browser: string; readonly system: string }) => string,
): string | null {
  return browser !== null && system !== null ? both({ browser, system }) : (browser ?? system)
}

/** Ends a session. Succeeds also if the session has already ended. */
const endLogin = async (id: string): Promise<SaveOutcome> => saveOutcome(await sendMutation(MeEndLoginDocument, { id }))

const endOtherLogins = async (): Promise<SaveOutcome> => saveOutcome(await sendMutation(MeEndOtherLoginsDocument, {}))
