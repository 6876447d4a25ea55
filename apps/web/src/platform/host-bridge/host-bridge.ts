/** Messages to the mobile app around the web app; see docs/contracts/host-app.md. */
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

/** Sends a message to the host app, if there is one. A host that fails must not stop the caller. */
export function tellHost(message: HostMessage): void {
  const port = window.ReactNativeWebView ?? window.dayplateHost
  try {
    port?.postMessage(JSON.stringify(message))
  } catch {
    // The host has gone, so the message is dropped.
  }
}
