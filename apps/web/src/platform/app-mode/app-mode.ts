import { tabStorage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'
import { isAppInfo } from './app-info.ts'

/** Remembered in the tab, because the address loses its query with the first move. */
const APP_MODE_KEY = 'appMode'

const appMode = createStore(false)

/** True inside the mobile app, which draws its own bars: the page then leaves out header and footer. */
export function useIsAppMode(): boolean {
  return useStore(appMode)
}

/** Finds out whether the mobile app shows this page, now or by a message of the app later. */
export function startAppMode(): void {
  const isNamed = new URLSearchParams(location.search).get('app') === '1'
  if (isNamed || tabStorage.read(APP_MODE_KEY) !== null || 'ReactNativeWebView' in window) enter()
  addEventListener('message', ({ data, source, origin }) => {
    // The app speaks through the page's own window; frames and openers of other sites have no say.
    const isHost = (source === null || source === window) && (origin === '' || origin === location.origin)
    if (isHost && isAppInfo(data)) enter()
  })
}

function enter(): void {
  tabStorage.write(APP_MODE_KEY, '1')
  appMode.write(true)
}
