import { useState } from 'react'
import { usePlayableVideo } from '../../../domain/meal-media/use-playable-video.ts'

/** The animation of a meal's preparation, shown when somebody asks for it. */
export interface MealFilm {
  /** Null where there is nothing to watch here. */
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
