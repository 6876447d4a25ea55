import { RotateCcw } from 'lucide-react'
import type { ComponentType } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { useT } from '../i18n/i18n.ts'
import { DrawnPart } from './drawn-part.tsx'
import styles from './lazy-form.module.css'
import type { LazyPart } from './lazy-part.ts'

interface LazyFormProps<Props extends object> {
  readonly part: LazyPart<ComponentType<Props>>
  /**
   * Heights of the form's elements from top to bottom, in px, for the skeleton that keeps its place until the code has
   * loaded.
   */
  readonly heights: readonly [number, number, number]
  readonly form: Props
}

/** A form that opens in place. Its code loads with the first press. */
export function LazyForm<Props extends object>({ part, heights, form }: LazyFormProps<Props>) {
  return (
    <DrawnPart
      part={part}
      props={form}
      loading={<FormSkeleton heights={heights} />}
      failed={(retry) => <FormFailed onRetry={retry} />}
    />
  )
}

function FormSkeleton({ heights: [first, second, third] }: Pick<LazyFormProps<object>, 'heights'>) {
  return (
    <SkeletonGroup>
      <div className={styles.form}>
        <Skeleton height={first} />
        <Skeleton height={second} />
        <Skeleton height={third} />
      </div>
    </SkeletonGroup>
  )
}

function FormFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="warning" lead={t('error/message/network')}>
        {t('error/additional-message/network')}
      </Alert>
      <Button kind="secondary" icon={<RotateCcw />} onClick={onRetry}>
        {t('error/try-again')}
      </Button>
    </div>
  )
}
