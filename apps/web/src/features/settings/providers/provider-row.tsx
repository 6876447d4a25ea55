import { useState } from 'react'
import { PROVIDER_NAMES, type ProviderName } from '@dayplate/rules/social'
import { useT } from '../../../platform/i18n/i18n.ts'
import { LazyReauthentication } from '../../../domain/reauthentication/lazy-reauthentication.tsx'
import { type ReauthMethod, reauthMethodOf } from '../../../domain/reauthentication/reauth-method.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { Row } from '../section.tsx'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { MeUnlinkProviderDocument } from '../settings.gen.ts'
import { useReturningFocus } from './use-returning-focus.ts'
import styles from './provider-row.module.css'

interface ProviderRowProps {
  readonly provider: ProviderName
  /** Whether this is the only login method of the account. */
  readonly isLastMethod: boolean
  readonly onRemoved: () => void
  /** Called if the provider cannot be removed. The button that had the focus is then gone. */
  readonly onRefused: () => void
}

type RowState =
  | { readonly kind: 'closed' | 'asking' | 'removing' | 'last-one' }
  | { readonly kind: 'reauth-required'; readonly needed: ReauthMethod }

/** A linked provider. A question opens below the row before it is removed. */
export function ProviderRow({ provider, isLastMethod, onRemoved, onRefused }: ProviderRowProps) {
  const t = useT()
  const [state, setState] = useState<RowState>({ kind: 'closed' })
  const { opener, returnFocus } = useReturningFocus()
  const name = PROVIDER_NAMES[provider]
  const close = () => {
    setState({ kind: 'closed' })
    returnFocus()
  }
  async function remove(): Promise<void> {
    setState({ kind: 'removing' })
    const outcome = await unlinkProvider(provider)
    if (outcome.kind === 'reauth-required') return setState(outcome)
    if (outcome.kind === 'last-one') {
      setState(outcome)
      return onRefused()
    }
    if (outcome.kind === 'saved') return onRemoved()
    showToast({ text: t(`settings/ways-in/${outcome.kind}`, { provider: name }) })
    close()
  }
  if (isLastMethod) return <Row title={name} note={t('settings/ways-in/last-one')} />
  const isOpen = state.kind !== 'closed' && state.kind !== 'last-one'
  return (
    <>
      <Row title={name} note={t('settings/ways-in/linked')}>
        <div ref={opener}>
          <Button kind="tonal" size="small" onClick={() => (isOpen ? close() : setState({ kind: 'asking' }))}>
            {t(isOpen ? 'settings/ways-in/remove/keep' : 'settings/ways-in/remove')}{' '}
            <span className="visually-hidden">{name}</span>
          </Button>
        </div>
      </Row>
      {state.kind === 'closed' ? null : (
        <li className={styles.details}>
          {state.kind === 'last-one' ? <Alert kind="danger">{t('settings/ways-in/last-one')}</Alert> : null}
          {state.kind === 'reauth-required' ? (
            <div className={styles.reauthentication}>
              <LazyReauthentication needed={state.needed} from="/settings" onReauthenticated={() => void remove()} />
            </div>
          ) : null}
          {state.kind === 'asking' || state.kind === 'removing' ? (
            <>
              <p className={styles.question}>{t('settings/ways-in/remove/question', { provider: name })}</p>
              <Button kind="danger" isLoading={state.kind === 'removing'} onClick={() => void remove()}>
                {t('settings/ways-in/remove/confirm', { provider: name })}
              </Button>
            </>
          ) : null}
        </li>
      )}
    </>
  )
}

type UnlinkOutcome =
  | SaveOutcome
  /** The provider is the only login method of the account. */
  | { readonly kind: 'last-one' }
  | { readonly kind: 'reauth-required'; readonly needed: ReauthMethod }

async function unlinkProvider(provider: ProviderName): Promise<UnlinkOutcome> {
  const sent = await sendMutation(MeUnlinkProviderDocument, { provider })
  if (sent.kind === 'failed') return saveOutcome(sent)
  const { unlinkProvider: answer } = sent.data.me
  switch (answer.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'saved' }
    case 'ValidationException':
      return { kind: 'last-one' }
    case 'UnauthorizedException':
      return { kind: 'reauth-required', needed: reauthMethodOf(answer.messages) }
  }
}
