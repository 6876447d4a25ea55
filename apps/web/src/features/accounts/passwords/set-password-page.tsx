import { useState } from 'react'
import { LaterOwnerProof } from '../../../platform/owner-proof/later-owner-proof.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { setInitialPassword } from './set-initial-password.ts'
import type { ChooseOutcome } from './use-choose-password.ts'

/** A first password for somebody who came through a provider or a link. */
export function SetPasswordPage({ onSet }: { readonly onSet: () => void }) {
  const t = useT()
  const [isUnproved, setUnproved] = useState(false)
  const choose = async (password: string): Promise<ChooseOutcome> => {
    const outcome = await setInitialPassword(password)
    if (outcome.kind !== 'unproved') return outcome
    setUnproved(true)
    return { kind: 'gone' }
  }
  const finish = () => {
    showToast({ text: t('auth/set-initial-password/success-message') })
    onSet()
  }
  return (
    <Page width="narrow">
      <PageTitle title={t('auth/set-initial-password/title')} text={t('auth/set-initial-password/text')} />
      {isUnproved ? (
        <LaterOwnerProof needed="log-in" from="/auth/set-password" onProved={() => setUnproved(false)} />
      ) : (
        <ChoosePasswordForm choose={choose} onChosen={finish} />
      )}
    </Page>
  )
}
