import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { readTypedCode } from '../../domain/access-code/typed-code.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { AccessCodeForm } from './access-code-form.tsx'
import styles from './access-code-page.module.css'

interface AccessCodePageProps {
  readonly onActivated: () => void
}

export function AccessCodePage({ onActivated }: AccessCodePageProps) {
  const t = useT()
  // After a login with a provider the code is already in the field and could look redeemed.
  const [hasTyped] = useState(() => readTypedCode() !== '')
  return (
    <Page width="narrow">
      <PageTitle
        title={t('coupon/access-code/title')}
        text={t(hasTyped ? 'coupon/access-code/typed' : 'coupon/access-code/text')}
      />
      <AccessCodeForm onActivated={onActivated} />
      <div className={styles.back}>
        <ButtonLink kind="quiet" isBlock to={DEFAULT_PAGE} icon={<ArrowLeft />}>
          {t('coupon/access-code/back')}
        </ButtonLink>
      </div>
    </Page>
  )
}
