import { parseSiteAddress, type SiteAddress } from './site-address.ts'

/** Addresses of the installation, which the server writes into the page (EXTERNAL_HOME_URL, COACH_URL). */
const home = readMeta('dayplate:home') ?? { to: '/home', hash: '' }

/** Our own page about how it works, for installations without a coach. */
const HOW_IT_WORKS = { to: '/home', hash: 'coach' }
const coach = readMeta('dayplate:coach') ?? HOW_IT_WORKS

/** Targets of menus outside the app: the public home page, its offers, and the coach. */
export const SITE = {
  home,
  buy: { ...home, hash: 'buy' },
  coach,
} as const satisfies Record<string, SiteAddress>

export const HAS_COACH = coach.to !== HOW_IT_WORKS.to || coach.hash !== HOW_IT_WORKS.hash

/** Null in development, where no server writes the page. */
function readMeta(name: string): SiteAddress | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return content === undefined ? null : parseSiteAddress(content, location.origin)
}
