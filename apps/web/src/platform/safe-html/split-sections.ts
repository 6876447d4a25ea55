import { sanitise, sanitiseToFragment, type SafeMarkup } from './sanitise.ts'

export interface HtmlSection {
  /** The id of the heading. */
  readonly id: string
  readonly title: string
  readonly html: SafeMarkup
}

export interface SplitHtml {
  /** The text above the first heading. */
  readonly intro: SafeMarkup
  readonly sections: readonly HtmlSection[]
}

/** Splits a text at its headings of the first level under the title. */
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

/** The text with headings one level lower, for use under another heading. Its anchors exist only on its own page. */
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
