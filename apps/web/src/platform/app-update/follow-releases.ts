import { readNow } from '../clock/now.ts'
import { createStore } from '../store/store.ts'
import { serviceWorkerUrl } from '../trusted-types/service-worker-url.ts'
import { createUpdateCheck } from './update-check.ts'

/** The worker of a release newer than this page: it waits, or another tab had it take over; null while this is the newest. */
export const newRelease = createStore<ServiceWorker | null>(null)

/** Whether it was on this page that somebody wanted the new release. */
let isWanted = false

interface Occasions {
  /** Calls when the person goes to another page. */
  readonly onNavigation: (listener: () => void) => void
}

/**
 * Registers the service worker, which keeps the shell for times without a connection, and looks for new releases as the
 * person moves about. Without one, as in a private window, the app works as before; so a failure is nobody's business.
 */
export async function followReleases({ onNavigation }: Occasions): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(serviceWorkerUrl()).catch(() => null)
  if (registration === null) return
  followTakeovers(navigator.serviceWorker)
  noteWaiting(registration)
  noteWhenInstalled(registration)
  registration.addEventListener('updatefound', () => noteWhenInstalled(registration))
  // Offline, the look fails and the next occasion brings another.
  const look = () => void registration.update().catch(() => {})
  const occasion = createUpdateCheck(look, readNow)
  onNavigation(occasion)
  document.addEventListener('visibilitychange', occasion)
}

function noteWhenInstalled(registration: ServiceWorkerRegistration): void {
  const coming = registration.installing
  coming?.addEventListener('statechange', () => noteWaiting(registration))
}

/** On the very first visit nothing is waiting for anything: the page is the release that was just installed. */
function noteWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting !== null && navigator.serviceWorker.controller !== null) newRelease.write(waiting)
}

/** One tab has the release take over for all of them; the others keep what is typed there until somebody agrees there, too. */
function followTakeovers(container: ServiceWorkerContainer): void {
  let { controller } = container
  container.addEventListener('controllerchange', () => {
    if (isWanted) return location.reload()
    if (controller !== null) newRelease.write(container.controller)
    controller = container.controller
  })
}

/** Opens this page again in the new release, once that has taken over. */
export function takeOver(release: ServiceWorker): void {
  // It is there already: another tab asked for it.
  if (release.state !== 'installed') return location.reload()
  isWanted = true
  release.postMessage('take-over')
}
