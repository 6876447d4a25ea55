import { useT } from '../../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { setInitialPassword } from './set-initial-password.ts'

/** A first password for somebody who came through a provider or a link. */
export function SetPasswordPage({ onSet }: { readonly onSet: () => void }) {
  const t = useT()
  const finish = () => {
    showToast({ text: t('auth/set-initial-password/success-message') })
    onSet()
  }
  return (
    <Page width="narrow">
      <PageTitle title={t('auth/set-initial-password/title')} text={t('auth/set-initial-password/text')} />
      <ChoosePasswordForm choose={setInitialPassword} onChosen={finish} />
    </Page>
  )
}
