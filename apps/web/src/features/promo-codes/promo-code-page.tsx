import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { PromoCodeForm } from './promo-code-form.tsx'

export function PromoCodePage() {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t('promo-code/title')} text={t('promo-code/text')} />
      <PromoCodeForm />
    </Page>
  )
}
