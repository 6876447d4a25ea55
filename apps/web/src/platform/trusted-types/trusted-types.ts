/** Address of the service worker, which keeps the app's shell; at the top, so that it may answer for every page. */
const SERVICE_WORKER = '/sw.js'

/** What browsers with Trusted Types offer; the others take plain strings. */
interface TrustedTypeFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare global {
  // As the library for the browser does not know it yet.
  var trustedTypes: TrustedTypeFactory | undefined
}

/**
 * The one script address the app itself hands to the browser. The policy `dayplate` is the only one the page's Content
 * Security Policy allows besides the sanitiser's, and it lets nothing else through.
 */
export function serviceWorkerUrl(): string {
  const policy = globalThis.trustedTypes?.createPolicy('dayplate', { createScriptURL: onlyTheServiceWorker })
  return policy ? policy.createScriptURL(SERVICE_WORKER) : SERVICE_WORKER
}

function onlyTheServiceWorker(url: string): string {
  if (url !== SERVICE_WORKER) throw new TypeError(`${url} is no script of ours`)
  return url
}
