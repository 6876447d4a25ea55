import { findTrustedTypes } from './find-trusted-types.ts'

/** Where the build puts the service worker, which keeps the app's shell; at the top, so that it may answer for every page. */
const PATH = '/sw.js'

const onlyOurs = (url: string): string | null => (url === PATH ? url : null)

let trusted: unknown

/** The address to register the service worker by: the only script address that the page's policy lets code choose. */
export function serviceWorkerUrl(): string {
  trusted ??= findTrustedTypes()?.createPolicy('dayplate', { createScriptURL: onlyOurs }).createScriptURL(PATH) ?? PATH
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a TrustedScriptURL where the browser has them; `register` takes it, but its type says string
  return trusted as string
}
