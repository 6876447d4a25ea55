import { useEffect } from 'react'
import { pushToTagManager } from '../../platform/tracking/push-to-tag-manager.ts'

/** The codes of categories in statistics (specification, section 9, which calls workouts "excercise"). */
const CODES: ReadonlyMap<string, number> = new Map([
  ['all', 0],
  ['diet', 1],
  ['tips', 3],
  ['workouts', 4],
])

/** Tells the tag manager which category is read. */
export function useTrackedCategory(category: string): void {
  useEffect(() => {
    const code = CODES.get(category)
    if (code !== undefined) pushToTagManager({ event: 'article_category', articleCategory: code })
  }, [category])
}
