import { findTrustedTypes } from './find-trusted-types.ts'

/** The path of the built service worker. It is at the top, so that it can answer for every page. */
const PATH = '/sw.js'

const onlyOurs = (url: string): string | null => (url === PATH ? url : null)

let trusted: unknown

/** The address for registering the service worker: the only script address that the page's policy lets code choose. */
export function serviceWorkerUrl(): string {
  trusted ??= findTrustedTypes()?.createPolicy('dayplate', { createScriptURL: onlyOurs }).createScriptURL(PATH) ?? PATH
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a TrustedScriptURL where the browser has them; `register` takes it, but its type says string
  return trusted as string
}
