import { sanitise, sanitiseToFragment, type SafeMarkup } from './sanitise.ts'

export interface HtmlSection {
  /** Of the heading. */
  readonly id: string
  readonly title: string
  readonly html: SafeMarkup
}

export interface SplitHtml {
  /** What stands above the first heading. */
  readonly intro: SafeMarkup
  readonly sections: readonly HtmlSection[]
}

/** Takes a text apart at its headings of the first level under the title. */
export function splitSections(html: string): SplitHtml {
  const intro = document.createElement('div')
  const parts: { readonly heading: Element; readonly body: HTMLElement }[] = []
  for (const node of sanitiseToFragment(html).children) {
    if (node.localName === 'h2') parts.push({ heading: node, body: document.createElement('div') })
    else (parts.at(-1)?.body ?? intro).append(node.cloneNode(true))
  }
  return {
    intro: sanitise(intro.innerHTML),
    sections: parts.map(({ heading, body }) => ({
      id: heading.id,
      title: heading.textContent,
      html: sanitise(body.innerHTML),
    })),
  }
}

/** The text one level deeper, for a place under a heading of its own. Its places are named on its own page alone. */
export function lowerHeadings(html: string): SafeMarkup {
  const text = document.createElement('div')
  text.append(sanitiseToFragment(html))
  for (const heading of text.querySelectorAll('h2, h3')) {
    const lower = document.createElement(heading.localName === 'h2' ? 'h3' : 'h4')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return sanitise(text.innerHTML)
}
