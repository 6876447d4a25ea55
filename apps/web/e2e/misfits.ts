/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/**
 * Describes content that does not fit the page: horizontal scrolling, and text that a box cuts off. A clamped title may be cut,
 * because it shows an ellipsis.
 */
export const findMisfits = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(sidewaysScrolling)),
  ...(await page.evaluate(cutWords)),
]

/** Words of the title that are broken across two lines. */
export const findBrokenTitleWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(brokenWords, { elements: 'h1, h1 *', word: String.raw`\S+` })

/** Words of table cells that are broken across two lines. A hyphen or a dash may end a line. */
export const findBrokenCellWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(brokenWords, { elements: 'main :is(th, td)', word: String.raw`\p{L}+` })

// The functions below run in the page, so they cannot use anything outside themselves.

function sidewaysScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth}`] : []
}

function cutWords(): string[] {
  const hasOwnWords = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isHiding = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
    // Only for screen readers.
    const isTiny = element.clientWidth <= 1 || element.clientHeight <= 1
    return isHiding && !isTiny && element.scrollWidth > element.clientWidth + 1
  }
  return [...document.querySelectorAll('main *')]
    .filter((element) => hasOwnWords(element) && isCut(element))
    .map(({ textContent }) => `cut off: ${textContent.slice(0, 40)}`)
}

function brokenWords({ elements, word: pattern }: { readonly elements: string; readonly word: string }): string[] {
  const isBroken = (text: Text, { 0: word, index }: RegExpExecArray) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const [first, ...others] = range.getClientRects()
    // A styled first letter has its own box on the same line.
    return first !== undefined && others.some(({ top }) => top >= first.bottom)
  }
  return [...document.querySelectorAll(elements)]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text)
    .flatMap((text) => [...text.data.matchAll(new RegExp(pattern, 'gu'))].filter((word) => isBroken(text, word)))
    .map(([word]) => word)
}
