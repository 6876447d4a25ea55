/** What the app tells the mobile app around it; see docs/contracts/host-app.md. */
export type HostMessage =
  | { readonly type: 'forced_logout' }
  | { readonly type: 'open_in_app_purchase' }
  | { readonly type: 'restore_purchases' }

interface HostPort {
  readonly postMessage: (message: string) => void
}

declare global {
  interface Window {
    /** Set by a React Native web view. */
    readonly ReactNativeWebView?: HostPort
    /** Set by any other host before the page loads. */
    readonly dayplateHost?: HostPort
  }
}

/** Tells the host app, where there is one; a host that cannot listen must not stop what it is told about. */
export function tellHost(message: HostMessage): void {
  const port = window.ReactNativeWebView ?? window.dayplateHost
  try {
    port?.postMessage(JSON.stringify(message))
  } catch {
    // Nobody is there any more.
  }
}
