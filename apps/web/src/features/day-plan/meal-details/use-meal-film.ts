import { useState } from 'react'
import { usePlayableVideo } from '../../../domain/meal-media/use-playable-video.ts'

/** The video of a meal's preparation. It is shown when the user asks for it. */
export interface MealFilm {
  /** The address of the video. Null if there is none or it cannot be played. */
  readonly video: string | null
  readonly isWatching: boolean
  readonly watch: () => void
  readonly giveUp: (error: string) => void
}

export function useMealFilm(url: string | null): MealFilm {
  const { playable, giveUp } = usePlayableVideo(url)
  const [watched, setWatched] = useState<string | null>(null)
  return {
    video: playable,
    isWatching: playable !== null && watched === playable,
    watch: () => setWatched(playable),
    giveUp,
  }
}
