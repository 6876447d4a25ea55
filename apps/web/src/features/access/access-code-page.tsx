import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { AccessCodeForm } from './access-code-form.tsx'

interface AccessCodePageProps {
  readonly onActivated: () => void
}

export function AccessCodePage({ onActivated }: AccessCodePageProps) {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t('coupon/access-code/title')} text={t('coupon/access-code/text')} />
      <AccessCodeForm onActivated={onActivated} />
    </Page>
  )
}
