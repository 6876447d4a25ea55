import { QUESTION_STEPS, questionNumber, type WizardStep } from '@dayplate/rules/diet-settings'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { scrollPage } from '../../platform/navigation/scroll-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { StepProgress } from '../../ui/progress-bar/step-progress.tsx'
import styles from './step-frame.module.css'

interface StepFrameProps {
  readonly step: WizardStep
  readonly title: string
  readonly text: string | null
  readonly canGoNext: boolean
  /** What the step still needs, in words; told once one has tried to go on. */
  readonly need: string | null
  /** The gateway is being asked about the answers. */
  readonly isChecking: boolean
  /** Why the answers could not be checked. */
  readonly failure: Failure | null
  /** What the button to go on says. */
  readonly onwardText: string
  /** Also called with answers missing: the listener says which. */
  readonly onNext: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

/** One question: where one is, the way back, the question, its answers, and the way on. */
export function StepFrame({
  step,
  title,
  text,
  canGoNext,
  need,
  isChecking,
  failure,
  onwardText,
  onNext,
  onBack,
  children,
}: StepFrameProps) {
  const t = useT()
  const [wasPressed, setPressed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // A new step is a new screen: screen readers start at its title, and eyes at its top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollPage(0)
  }, [])
  const number = questionNumber(step)
  const total = QUESTION_STEPS.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    onNext()
  }
  return (
    <form className={styles.frame} noValidate onSubmit={submit}>
      <div className={styles.top}>
        <IconButton label={t('diet-settings/back')} icon={<ArrowLeft />} onClick={onBack} />
        <div className={styles.progress}>
          <StepProgress label={t('diet-settings/progress', { number, total })} step={number} total={total} />
        </div>
      </div>
      <div className={styles.step}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        <div className={styles.fields}>{children}</div>
      </div>
      <div className={styles.bottom}>
        {failure ? <FailureAlert failure={failure} /> : null}
        {wasPressed && need !== null ? (
          <p className={styles.need} role="status">
            {need}
          </p>
        ) : null}
        <Button type="submit" size="large" isBlock isUnready={!canGoNext} isLoading={isChecking}>
          {onwardText}
        </Button>
      </div>
    </form>
  )
}
