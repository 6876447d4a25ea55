/// <reference lib="dom" />
import type { Page } from 'playwright-core'

export const DESKTOP = { width: 1280, height: 720 }
export const PHONE = { width: 390, height: 844 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 640 }

/** How somebody sees a page: by default on a phone, in the light theme, in letters of the usual size. */
export interface Showing {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly theme?: 'light' | 'dark'
  /** The reader's text size as a multiple of the browser's usual one. */
  readonly textScale?: number
}

/** Shows an open page so, however it was shown before, and waits until it has got there. */
export async function showPage(
  page: Page,
  { viewport = PHONE, theme = 'light', textScale = 1 }: Showing,
): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(
    async (chosen) => {
      const root = document.documentElement
      root.dataset['theme'] = chosen.theme
      root.style.fontSize = `${100 * chosen.textScale}%`
      // In the first frame the layout changes, and by the second the page has answered to it.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
      // Buttons fade from one theme's colours to the other's: nobody reads the colours in between.
      const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(fades.map(({ finished }) => finished))
    },
    { theme, textScale },
  )
}
