import { useEffect, useState } from 'react'
import { loadMessages, useT } from '../../../platform/i18n/i18n.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { ACTIVATION_CLOSED_KEY } from '../../../platform/storage/tab-keys.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { findOwnAddress } from './activation.ts'
import { useSendActivation } from './use-send-activation.ts'
import styles from './activation-notice.module.css'

/** Loads the unconfirmed address and the texts of the notice. Null if the address is confirmed or the query failed. */
async function loadEmail(): Promise<string | null> {
  const [address] = await Promise.all([findOwnAddress(), loadMessages('activation')])
  return address.kind === 'waiting' ? address.email : null
}

/** Queries whether the address is still unconfirmed, because it may have been confirmed on another device. */
export function UnconfirmedNotice() {
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    if (tabStorage.read(ACTIVATION_CLOSED_KEY) !== null) return
    let isGone = false
    const show = async () => {
      const found = await loadEmail().catch(() => null)
      if (!isGone) setEmail(found)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [])
  return email === null ? null : <ActivationNotice email={email} onClosed={() => setEmail(null)} />
}

interface ActivationNoticeProps {
  /** The unconfirmed address. */
  readonly email: string
  readonly onClosed: () => void
}

/** Asks the user to confirm the address. Nothing is blocked without it, so the notice is unobtrusive and can be closed. */
function ActivationNotice({ email, onClosed }: ActivationNoticeProps) {
  const t = useT()
  const { sent, isSending, send } = useSendActivation()
  const close = () => {
    tabStorage.write(ACTIVATION_CLOSED_KEY, '1')
    onClosed()
  }
  return (
    <div className={styles.notice}>
      <Alert kind="info" lead={t('account/activation/lead')} onClose={close}>
        {sent === null ? t('account/activation/text', { email }) : t(`account/activation/${sent}`)}
        {sent === 'sent' ? null : (
          <div className={styles.action}>
            <Button kind="tonal" isLoading={isSending} onClick={send}>
              {t('account/activation/send-again')}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  )
}
