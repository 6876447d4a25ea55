import { findTrustedTypes } from './find-trusted-types.ts'

/** Where the build puts the service worker; at the top, so that it may serve every page. */
const PATH = '/sw.js'

const onlyOurs = (url: string): string | null => (url === PATH ? url : null)

let script: unknown

/** The address to register the service worker by: the only script address that the page's policy lets code choose. */
export function serviceWorkerScript(): string {
  script ??= findTrustedTypes()?.createPolicy('dayplate', { createScriptURL: onlyOurs }).createScriptURL(PATH) ?? PATH
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a TrustedScriptURL where the browser has them; `register` takes it, but its type says string
  return script as string
}
