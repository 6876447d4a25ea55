import { hearHost } from '../host-bridge/hear-host.ts'
import { tabStorage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'

/** Stored in the tab, because the address loses its query with the first navigation. */
const APP_MODE_KEY = 'appMode'
const APP_SYSTEM_KEY = 'appSystem'

/** The app's answer to `request_app_info` (specification, section 7), the first message it sends. */
const APP_INFO = 'app_info'

const appMode = createStore(false)

/** True inside the mobile app, which draws its own bars: the page then leaves out header and footer. */
export function useIsAppMode(): boolean {
  return useStore(appMode)
}

/**
 * The operating system that the mobile app reported, in lower case: "ios", "android". Null outside the app and before its
 * report.
 */
export const readAppSystem = (): string | null => tabStorage.read(APP_SYSTEM_KEY)

/** Detects whether the mobile app shows this page, now or by a later message of the app. */
export function startAppMode(): void {
  const isNamed = new URLSearchParams(location.search).get('app') === '1'
  if (isNamed || tabStorage.read(APP_MODE_KEY) !== null || 'ReactNativeWebView' in window) enter()
  hearHost(({ type, os }) => {
    if (type !== APP_INFO) return
    enter()
    if (typeof os === 'string') tabStorage.write(APP_SYSTEM_KEY, os.toLowerCase())
  })
}

function enter(): void {
  tabStorage.write(APP_MODE_KEY, '1')
  appMode.write(true)
}
