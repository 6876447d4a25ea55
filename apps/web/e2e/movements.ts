/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** Animations under way that move things, which nobody who asked for less motion should see: the properties they change. */
export const findMovements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      return changed.filter((property) => ['transform', 'translate', 'scale', 'rotate'].includes(property))
    }),
  )
