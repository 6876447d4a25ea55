import { useT } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { cartConfirmPage } from '../day/pages-to-come.ts'

interface PaymentPendingProps {
  /** Identifies the payment in the address of its page. */
  readonly token: string
  /** A description of the product that the user is paying for. */
  readonly description: string
}

/** Shown if the user has no access yet, but a pending payment will give it. */
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
