import { useT } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { cartConfirmPage } from '../pages-to-come.ts'

interface PaymentPendingProps {
  /** Names the payment. */
  readonly token: string
  /** What is being paid for. */
  readonly description: string
}

/** A payment is under way that will give access. */
export function PaymentPending({ token, description }: PaymentPendingProps) {
  const t = useT()
  const page = cartConfirmPage(token)
  return (
    <PlateState
      picture={platePictures.laid}
      ground="breakfast"
      title={t('day-plan/payment-pending/title')}
      text={t('day-plan/payment-pending/text', { description })}
    >
      {page === null ? null : (
        <ButtonLink size="large" to={page}>
          {t('day-plan/payment-pending/see')}
        </ButtonLink>
      )}
    </PlateState>
  )
}
