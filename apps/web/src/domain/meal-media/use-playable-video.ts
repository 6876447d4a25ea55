import { useState } from 'react'
import { allowsVideo, connectionOf } from '../../platform/connection/connection.ts'
import { reportError } from '../../platform/errors/report-error.ts'

interface PlayableVideo {
  /** The address of the video; null without one, when the connection does not allow it, or when it failed. */
  readonly playable: string | null
  /** Called when it cannot be played, with a message for the report. */
  readonly giveUp: (error: string) => void
}

/** Decides whether a meal's video is shown. */
export function usePlayableVideo(video: string | null): PlayableVideo {
  // Decided once, so that a change of connection does not replace what the user is watching.
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
