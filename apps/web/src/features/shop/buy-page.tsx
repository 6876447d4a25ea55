import { useT } from '../../platform/i18n/i18n.ts'
import { IS_PAYMENT_OPEN } from '../../platform/site/payment.ts'
import { SITE } from '../../platform/site/site.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import styles from './buy-page.module.css'
import { ChosenProduct } from './chosen-product.tsx'
import { PaymentNotice } from './payment-notice.tsx'

/** The chosen plan and the ways to get it. A payment button will come first here. */
export function BuyPage() {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t('buy/title')} />
      <PaymentNotice />
      <ChosenProduct />
      <div className={styles.ways}>
        <ButtonLink kind="quiet" isBlock to={SITE.buy.to} hash={SITE.buy.hash}>
          {t(IS_PAYMENT_OPEN ? 'buy/back-to-plans' : 'buy/back-to-home')}
        </ButtonLink>
      </div>
    </Page>
  )
}
