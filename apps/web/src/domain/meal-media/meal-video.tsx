import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './meal-media.module.css'
import { singleFile } from './picture-variants.ts'

interface MealVideoProps {
  readonly picture: string
  readonly video: string
  /** The user pressed play, so it plays at once even with reduced motion. */
  readonly isAsked?: boolean | undefined
  /** Called when it cannot be played, with a message for the log. */
  readonly onFailure: (error: string) => void
}

/** Errors that are not reported, because the browser saves power or another command came first. */
const NOT_REPORTED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/** Plays once by itself. With reduced motion it plays only when the user asks. */
export function MealVideo({ picture, video, isAsked = false, onFailure }: MealVideoProps) {
  const t = useT()
  const element = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isStill] = useState(() => !isAsked && matchMedia('(prefers-reduced-motion: reduce)').matches)

  const play = () => {
    element.current?.play().catch((error: unknown) => {
      const name = error instanceof Error ? error.name : String(error)
      // The error event reports everything else.
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
        poster={singleFile(picture)}
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
