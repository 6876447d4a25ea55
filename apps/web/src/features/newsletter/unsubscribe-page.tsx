import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { UnsubscribeForm } from './unsubscribe-form.tsx'

export function UnsubscribePage() {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t('newsletter/unsubscribe/title')} text={t('newsletter/unsubscribe/text')} />
      <UnsubscribeForm />
    </Page>
  )
}
