import DOMPurify, { type Config } from 'dompurify'

/** Elements and attributes of our texts. None of them can run code, load anything, embed frames or style the page. */
const RULES = {
  ALLOWED_TAGS: 'p h2 h3 h4 ul ol li blockquote pre hr br a strong em s code img table thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: 'href src alt width height id class start'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A secure address, a path of the app, or an anchor on this page.
  ALLOWED_URI_REGEXP: /^(?:https:|\/(?!\/)|#)/i,
} as const satisfies Config

/** HTML that may be inserted into the page. Browsers with Trusted Types require this type. */
export type SafeMarkup = ReturnType<typeof sanitise>

/** Removes everything that our texts do not use, wherever the HTML came from. */
export function sanitise(html: string) {
  return DOMPurify.sanitize(html, { ...toConfig(), RETURN_TRUSTED_TYPE: true })
}

/** Sanitises HTML into a document fragment. */
export function sanitiseToFragment(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...toConfig(), RETURN_DOM_FRAGMENT: true })
}

/** Copied, because the library changes the lists it is given. */
const toConfig = () => ({ ...RULES, ALLOWED_TAGS: [...RULES.ALLOWED_TAGS], ALLOWED_ATTR: [...RULES.ALLOWED_ATTR] })
