import { useT } from '../../../platform/i18n/i18n.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { ACTIVATION_CLOSED_KEY } from '../../../platform/storage/tab-keys.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import styles from './activation-notice.module.css'
import { useSendActivation } from './use-send-activation.ts'

interface ActivationNoticeProps {
  /** The address that waits. */
  readonly email: string
  readonly onClosed: () => void
}

/** Asks to confirm the address. Nothing is blocked without it, so it is quiet and can be closed. */
export function ActivationNotice({ email, onClosed }: ActivationNoticeProps) {
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
