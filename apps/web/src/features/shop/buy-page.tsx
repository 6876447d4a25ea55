import { useT } from '../../platform/i18n/i18n.ts'
import { SITE } from '../../platform/site/site.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import styles from './buy-page.module.css'
import { ChosenProduct } from './chosen-product.tsx'

/** The chosen plan and how to get it. */
export function BuyPage() {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t('buy/title')} />
      <ChosenProduct />
      <WaysToGetIt />
    </Page>
  )
}

/** Paying comes here, as the first of the buttons; until then the page says that one cannot pay yet. */
function WaysToGetIt() {
  const t = useT()
  return (
    <div className={styles.ways}>
      <Alert kind="info" lead={t('buy/not-open/lead')}>
        {t('buy/not-open/text')}
      </Alert>
      <ButtonLink size="large" isBlock to="/coupon/access-code">
        {t('buy/enter-code')}
      </ButtonLink>
      <ButtonLink kind="quiet" isBlock to={SITE.buy.to} hash={SITE.buy.hash}>
        {t('buy/back-to-plans')}
      </ButtonLink>
    </div>
  )
}
