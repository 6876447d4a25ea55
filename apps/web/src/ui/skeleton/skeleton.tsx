import type { CSSProperties, ReactNode } from 'react'
import { useWording } from '../wording/wording.tsx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly isRound?: boolean | undefined
}

/** A bar or disc in the size of the content that is loading. */
export function Skeleton({ width = '100%', height = 16, isRound }: SkeletonProps) {
  return <span className={styles.bone} style={{ width, height, borderRadius: isRound ? '50%' : undefined }} />
}

/** Wraps a screen of skeletons: announced once as loading, with its parts hidden. */
export function SkeletonGroup({ children }: { readonly children: ReactNode }) {
  const { loading } = useWording()
  return (
    <div role="status" aria-label={loading} className={styles.group} data-loading="">
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
