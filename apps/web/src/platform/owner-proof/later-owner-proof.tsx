import { RotateCcw } from 'lucide-react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { needTexts, useT } from '../i18n/i18n.ts'
import { useLater } from '../later/use-later.ts'
import styles from './owner-proof.module.css'
import type { OwnerProofProps } from './owner-proof.tsx'

async function load() {
  const [{ OwnerProof }] = await Promise.all([import('./owner-proof.tsx'), needTexts('owner-proof')])
  return OwnerProof
}

/** Asked for when it is needed, which is seldom. */
export function LaterOwnerProof(props: OwnerProofProps) {
  const t = useT()
  const later = useLater(load)
  switch (later.kind) {
    case 'ready':
      return <later.Part {...props} />
    case 'loading':
      return (
        <SkeletonGroup>
          <div className={styles.proof}>
            <Skeleton height={40} />
            <Skeleton height={78} />
            <Skeleton height={52} />
          </div>
        </SkeletonGroup>
      )
    case 'failed':
      return (
        <div className={styles.proof}>
          <Alert kind="warning" lead={t('error/message/network')}>
            {t('error/additional-message/network')}
          </Alert>
          <Button kind="secondary" icon={<RotateCcw />} onClick={later.retry}>
            {t('error/try-again')}
          </Button>
        </div>
      )
  }
}
