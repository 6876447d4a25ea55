import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { LoadedApps } from './load-mobile-apps.ts'

const mobileApps = lazyPart(async () => (await import('./load-mobile-apps.ts')).loadMobileApps, 'download')

/** Loader of the page of the apps; its code and words come with it. */
export const lazyLoadMobileApps = async (): Promise<LoadedApps> => (await mobileApps.load())()
