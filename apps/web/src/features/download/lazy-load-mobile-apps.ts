import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { LoadedApps } from './load-mobile-apps.ts'

const mobileApps = lazyPart(async () => (await import('./load-mobile-apps.ts')).loadMobileApps, 'download')

/** Loader of the download page. Loads its code and texts first. */
export const lazyLoadMobileApps = async (): Promise<LoadedApps> => (await mobileApps.load())()
