import { useT } from '../../platform/i18n/i18n.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import type { AccountRemovalQuery } from './account-removal.gen.ts'

export type LinkedRemoval = Extract<AccountRemovalQuery['accountRemoval'], { __typename: 'AccountRemoval' }>

/** A mail may be opened where somebody else is logged in, or its reader with another account. */
export function WhoseAccount({ removal: { email, isYours } }: { readonly removal: LinkedRemoval }) {
  const t = useT()
  const isAnotherHere = useIsSignedIn() && !isYours
  return (
    <>
      <p>
        <RichText text={t('remove-account/confirm/address', { email })} marks={[bold]} />
      </p>
      {isAnotherHere ? <Alert kind="info">{t('remove-account/confirm/another-here')}</Alert> : null}
    </>
  )
}

const bold = (words: string) => <b>{words}</b>
