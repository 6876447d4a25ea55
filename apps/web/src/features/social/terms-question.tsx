import { useState, type SubmitEvent } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import { documentMarks } from '../../platform/site/document-links.tsx'
import { PROVIDER_NAMES, type ProviderName } from '@dayplate/rules/social'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import styles from './social.module.css'

interface TermsQuestionProps {
  readonly provider: ProviderName
  readonly onAccept: () => void
}

/** For who comes back to open an account from a screen that did not ask. */
export function TermsQuestion({ provider, onAccept }: TermsQuestionProps) {
  const t = useT()
  const [isTicked, setTicked] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isTicked) onAccept()
    else setRefused(true)
  }
  return (
    <Page width="narrow">
      <PageTitle
        title={t('auth/social/terms/title')}
        text={t('auth/social/terms/text', { provider: PROVIDER_NAMES[provider] })}
      />
      <form className={styles.form} noValidate onSubmit={submit}>
        <Checkbox
          name="terms"
          value={isTicked}
          onChange={setTicked}
          label={<RichText text={t('auth/register/terms')} marks={documentMarks} />}
          error={isRefused && !isTicked ? t('cart/accept-condition/validation/required') : undefined}
          isCard
          isRequired
        />
        <Button type="submit" size="field" isBlock>
          {t('auth/social/terms/submit')}
        </Button>
      </form>
    </Page>
  )
}
