import { useState } from 'react'
import { allowsVideo, connectionOf } from '../../platform/connection/connection.ts'
import { reportError } from '../../platform/errors/report-error.ts'

interface PlayableVideo {
  /** The video's address; null where there is none, the connection does not bear it or it did not play. */
  readonly playable: string | null
  /** It does not play, in words for a log: told to those behind the product, and to nobody else. */
  readonly giveUp: (error: string) => void
}

/** Whether there is a video to show of a meal. */
export function usePlayableVideo(video: string | null): PlayableVideo {
  // Decided once: what one looks at does not change because the train left a station.
  const [isAllowed] = useState(() => allowsVideo(connectionOf(navigator)))
  const [broken, setBroken] = useState<string | null>(null)
  return {
    playable: isAllowed && broken !== video ? video : null,
    giveUp(error) {
      reportError(`The video ${video} does not play: ${error}`)
      setBroken(video)
    },
  }
}
