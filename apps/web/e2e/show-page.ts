/// <reference lib="dom" />
import type { Page } from 'playwright-core'

export const DESKTOP = { width: 1280, height: 720 }
export const PHONE = { width: 390, height: 844 }
/** The narrowest screen without horizontal scrolling, in CSS pixels (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 640 }

/** How a page is shown. Defaults to a phone, the light theme and the normal text size. */
export interface Showing {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly theme?: 'light' | 'dark'
  /** The text size as a multiple of the browser's default. */
  readonly textScale?: number
}

/** Applies this look to an open page, and waits until the page has adapted. */
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
      // The layout changes in the first frame, and scripts have reacted by the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
      // Waits until colours no longer fade between the themes, because only the final colours are checked.
      const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(fades.map(({ finished }) => finished))
    },
    { theme, textScale },
  )
}
