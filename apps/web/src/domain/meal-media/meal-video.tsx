import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './meal-media.module.css'

interface MealVideoProps {
  readonly picture: string
  readonly video: string
  /** Somebody asked for it: it plays at once for those, too, who want things to stand still. */
  readonly isAsked?: boolean | undefined
  /** It cannot be played here, in words for a log. */
  readonly onFailure: (error: string) => void
}

/** What browsers answer for reasons that are nobody's fault: they were told to save power, or another command came first. */
const NOT_REPORTED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/** Plays once by itself, unless the person wants things to stand still: then only when asked. */
export function MealVideo({ picture, video, isAsked = false, onFailure }: MealVideoProps) {
  const t = useT()
  const element = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isStill] = useState(() => !isAsked && matchMedia('(prefers-reduced-motion: reduce)').matches)

  const play = () => {
    element.current?.play().catch((error: unknown) => {
      const name = error instanceof Error ? error.name : String(error)
      // Whatever else goes wrong is told by the error event.
      if (!NOT_REPORTED.has(name) && element.current?.error === null) onFailure(name)
    })
  }
  useEffect(() => {
    if (!isStill) play()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it appears; another video is another element
  }, [])

  return (
    <>
      <video
        ref={element}
        className={styles.video}
        src={video}
        poster={picture}
        width="480"
        height="480"
        muted
        playsInline
        preload={isStill ? 'none' : 'auto'}
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onError={(event) => onFailure(event.currentTarget.error?.message ?? 'error')}
      />
      <div className={styles.control}>
        <IconButton
          hasDisc
          label={isPlaying ? t('meal-media/pause') : t('meal-media/play')}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => (isPlaying ? element.current?.pause() : play())}
        />
      </div>
    </>
  )
}
