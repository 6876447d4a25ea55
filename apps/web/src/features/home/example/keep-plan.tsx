import type { ExampleChoice } from '@dayplate/rules/example-days'
import { ArrowRight } from 'lucide-react'
import { keepChoice } from '../../../domain/kept-choice/kept-choice.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { IS_PAYMENT_OPEN } from '../../../platform/site/payment.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from './example-section.module.css'

interface KeepPlanProps {
  readonly choice: ExampleChoice
  readonly isSwapped: boolean
}

/** Leads to an account, with the choice kept for the wizard. While only codes open plans, the page for codes makes the account. */
export function KeepPlan({ choice, isSwapped }: KeepPlanProps) {
  const t = useT()
  // The top of the page leads users to their own plan.
  if (useIsSignedIn()) return null
  return (
    <>
      <ButtonLink
        size="large"
        isBlock
        to={IS_PAYMENT_OPEN ? '/auth/register' : '/aktywacja'}
        icon={<ArrowRight />}
        onClick={() => keepChoice(choice)}
      >
        {t('example/keep')}
      </ButtonLink>
      <p className={styles.note}>
        {t('example/keep/note')} {isSwapped ? t('example/keep/without-swaps') : null}
      </p>
    </>
  )
}
