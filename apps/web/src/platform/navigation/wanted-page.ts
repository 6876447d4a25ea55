import { readExpiring, writeExpiring } from '../storage/expiring-storage.ts'
import { readWantedPath } from './wanted-path.ts'

const WANTED_PAGE_KEY = 'wantedPage'

/** The lifetime of the mailed link that leads back here, in milliseconds: one hour. */
const LINK_TTL_MS = 3_600_000

/** Stores the wanted page while the user opens a mail, because its link opens in a new tab. */
export function keepWantedPage(from: string | undefined): void {
  writeExpiring(WANTED_PAGE_KEY, from ?? null, LINK_TTL_MS)
}

/** Reads and removes the stored page. A stored value is checked like one from the address. */
export function takeWantedPage(): string | null {
  const wanted = readExpiring(WANTED_PAGE_KEY, readWantedPath)
  writeExpiring(WANTED_PAGE_KEY, null)
  return wanted
}
