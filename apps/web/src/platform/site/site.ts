import { parseSiteAddress, type SiteAddress } from './site-address.ts'

/** Addresses the installation chooses; the server writes them into the page (EXTERNAL_HOME_URL, COACH_URL). */
const home = readMeta('dayplate:home') ?? { to: '/home', hash: '' }

/** Our own words on how it works, where the installation has no coach. */
const HOW_IT_WORKS = { to: '/home', hash: 'coach' }
const coach = readMeta('dayplate:coach') ?? HOW_IT_WORKS

/** Where menus lead outside the app itself: the public home, its offers, and the coach. */
export const SITE = {
  home,
  buy: { ...home, hash: 'buy' },
  coach,
} as const satisfies Record<string, SiteAddress>

export const HAS_COACH = coach.to !== HOW_IT_WORKS.to || coach.hash !== HOW_IT_WORKS.hash

/** Null while developing, when nobody wrote the address into the page. */
function readMeta(name: string): SiteAddress | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return content === undefined ? null : parseSiteAddress(content, location.origin)
}
