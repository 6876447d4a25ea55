import { useEffect, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { findOwnAddress, type OwnAddress } from '../activation/activation.ts'
import { useSendActivation } from '../activation/use-send-activation.ts'
import styles from '../auth-form.module.css'
import { Checking } from '../checking.tsx'
import { TryAgain } from '../unreached.tsx'

/** Shown for a link that is used, too old or unknown. The offered help depends on the session. */
export function RefusedActivation() {
  return useIsSignedIn() ? <OfOneself /> : <OfVisitor />
}

function OfVisitor() {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="danger">{t('account/activate/error')}</Alert>
      <ButtonLink size="field" isBlock to="/auth/login">
        {t('account/activate/new-link')}
      </ButtonLink>
      <TryAgain kind="secondary" />
    </div>
  )
}

function OfOneself() {
  const t = useT()
  const address = useOwnAddress()
  switch (address?.kind) {
    case undefined:
      return <Checking />
    case 'unknown':
      return <NotActivated />
    case 'waiting':
      return <NewLink email={address.email} />
    case 'confirmed':
      return (
        <div className={styles.form}>
          <Alert kind="info" lead={t('account/activate/already')}>
            {t('account/activate/already-text', { email: address.email })}
          </Alert>
          <ButtonLink size="field" isBlock to={DEFAULT_PAGE}>
            {t('account/confirm/go-on')}
          </ButtonLink>
        </div>
      )
  }
}

function useOwnAddress(): OwnAddress | null {
  const [address, setAddress] = useState<OwnAddress | null>(null)
  useEffect(() => void findOwnAddress().then(setAddress), [])
  return address
}

function NewLink({ email }: { readonly email: string }) {
  const t = useT()
  const { sent, isSending, send } = useSendActivation()
  if (sent === 'sent') return <Alert kind="success">{t('account/activation/sent')}</Alert>
  return (
    <>
      <NotActivated />
      <div className={styles.further}>
        {sent === null ? (
          <p>{t('account/activate/offer', { email })}</p>
        ) : (
          <Alert kind="warning">{t(`account/activation/${sent}`)}</Alert>
        )}
        <Button kind="secondary" size="field" isBlock isLoading={isSending} onClick={send}>
          {t('account/activate/send')}
        </Button>
      </div>
    </>
  )
}

function NotActivated() {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="danger">{t('account/activate/error')}</Alert>
      <TryAgain />
    </div>
  )
}
