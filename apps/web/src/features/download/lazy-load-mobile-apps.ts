import { loadMessages } from '../../platform/i18n/i18n.ts'
import type { LoadedApps } from './load-mobile-apps.ts'

/** Loader of the page of the apps; its code and words come with it. */
export async function lazyLoadMobileApps(): Promise<LoadedApps> {
  const [{ loadMobileApps }] = await Promise.all([import('./load-mobile-apps.ts'), loadMessages('download')])
  return loadMobileApps()
}
