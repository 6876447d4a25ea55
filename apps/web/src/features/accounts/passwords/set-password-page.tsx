import { useState } from 'react'
import { LazyReauthentication } from '../../../domain/reauthentication/lazy-reauthentication.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import styles from '../auth-form.module.css'
import { Checking } from '../checking.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { mayHaveNoPassword, setInitialPassword } from './set-initial-password.ts'
import type { ChooseOutcome } from './use-choose-password.ts'

/** `set`: the user already has a password, which can be changed in the settings. */
type PageState = 'checking' | 'form' | 'reauth-required' | 'set'

/** Sets the first password of a user who logged in with a provider or a link. */
export function SetPasswordPage({ onSet }: { readonly onSet: () => void }) {
  const t = useT()
  const [state, setState] = useState<PageState>('checking')
  useOnOpening(async () => setState((await mayHaveNoPassword()) ? 'form' : 'set'))
  const choose = async (password: string): Promise<ChooseOutcome> => {
    const outcome = await setInitialPassword(password)
    if (outcome.kind !== 'reauth-required' && outcome.kind !== 'set') return outcome
    setState(outcome.kind)
    return { kind: 'gone' }
  }
  const finish = () => {
    showToast({ text: t('auth/set-initial-password/success-message') })
    onSet()
  }
  return (
    <Page width="narrow">
      <PageTitle
        title={t('auth/set-initial-password/title')}
        text={state === 'set' ? undefined : t('auth/set-initial-password/text')}
      />
      <Body state={state} choose={choose} onChosen={finish} onReauthenticated={() => setState('form')} />
    </Page>
  )
}

interface BodyProps {
  readonly state: PageState
  readonly choose: (password: string) => Promise<ChooseOutcome>
  readonly onChosen: () => void
  readonly onReauthenticated: () => void
}

function Body({ state, choose, onChosen, onReauthenticated }: BodyProps) {
  switch (state) {
    case 'checking':
      return <Checking />
    case 'form':
      return <ChoosePasswordForm choose={choose} onChosen={onChosen} />
    case 'reauth-required':
      return <LazyReauthentication needed="log-in" from="/auth/set-password" onReauthenticated={onReauthenticated} />
    case 'set':
      return <AlreadySet />
  }
}

/** Links to the settings, where a password is changed with the current one. */
function AlreadySet() {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="info">{t('auth/set-initial-password/already-set')}</Alert>
      <ButtonLink size="field" isBlock to="/settings">
        {t('auth/set-initial-password/open-settings')}
      </ButtonLink>
    </div>
  )
}
