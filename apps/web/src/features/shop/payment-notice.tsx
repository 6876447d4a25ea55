import { useT } from '../../platform/i18n/i18n.ts'
import { IS_PAYMENT_OPEN } from '../../platform/site/payment.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import styles from './payment-notice.module.css'

/**
 * Explains above the forms of a purchase that payment is not available, and links to access codes. Renders nothing if
 * it is available.
 */
export function PaymentNotice() {
  const t = useT()
  if (IS_PAYMENT_OPEN) return null
  return (
    <div className={styles.notice}>
      <Alert kind="info" lead={t('buy/not-open/lead')}>
        {t('buy/not-open/text')}
      </Alert>
      <ButtonLink kind="tonal" isBlock to="/aktywacja">
        {t('buy/enter-code')}
      </ButtonLink>
    </div>
  )
}
