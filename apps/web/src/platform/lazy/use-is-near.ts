import { type RefObject, useEffect, useState } from 'react'

/** How far from the screen an element is near, in CSS pixels: about the way of one swipe. */
const NEAR_PX = 300

/** Whether an element has come near the screen since it appeared, or was wanted from the beginning. */
export function useIsNear(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(isWanted)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
