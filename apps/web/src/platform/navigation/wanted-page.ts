import { readExpiring, writeExpiring } from '../storage/expiring-storage.ts'
import { readWantedPath } from './wanted-path.ts'

const WANTED_PAGE_KEY = 'wantedPage'

/** As long as the mailed link works that leads back here, in milliseconds: one hour. */
const LINK_TTL_MS = 3_600_000

/** Keeps the page somebody wanted while they look for a mail: its link opens in a tab that knows nothing of it. */
export function keepWantedPage(from: string | undefined): void {
  writeExpiring(WANTED_PAGE_KEY, from ?? null, LINK_TTL_MS)
}

/** The page that was kept, once. What lay in the browser is no more trusted than what stands in an address. */
export function takeWantedPage(): string | null {
  const wanted = readExpiring(WANTED_PAGE_KEY, readWantedPath)
  writeExpiring(WANTED_PAGE_KEY, null)
  return wanted
}
