import { RotateCcw } from 'lucide-react'
import type { ComponentType } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { useT } from '../i18n/i18n.ts'
import styles from './lazy-form.module.css'
import { useLazy } from './use-lazy.ts'

interface LazyFormProps<Props extends object> {
  /** Must be the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Heights of the form's parts from top to bottom, in pixels, which reserve its place until it is loaded. */
  readonly heights: readonly [number, number, number]
  readonly form: Props
}

/** A form that opens in place and whose code loads with the first press. */
export function LazyForm<Props extends object>({ load, heights: [first, second, third], form }: LazyFormProps<Props>) {
  const t = useT()
  const lazy = useLazy(load)
  switch (lazy.kind) {
    case 'ready':
      return <lazy.Part {...form} />
    case 'loading':
      return (
        <SkeletonGroup>
          <div className={styles.form}>
            <Skeleton height={first} />
            <Skeleton height={second} />
            <Skeleton height={third} />
          </div>
        </SkeletonGroup>
      )
    case 'failed':
      return (
        <div className={styles.form}>
          <Alert kind="warning" lead={t('error/message/network')}>
            {t('error/additional-message/network')}
          </Alert>
          <Button kind="secondary" icon={<RotateCcw />} onClick={lazy.retry}>
            {t('error/try-again')}
          </Button>
        </div>
      )
  }
}
