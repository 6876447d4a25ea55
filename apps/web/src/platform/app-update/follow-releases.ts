import { readNow } from '../clock/now.ts'
import { createStore } from '../store/store.ts'
import { serviceWorkerUrl } from '../trusted-types/service-worker-url.ts'
import { createUpdateCheck } from './update-check.ts'

/** The worker of a new release, fetched and ready to take over; null while this is the newest. */
export const waitingRelease = createStore<ServiceWorker | null>(null)

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
  noteWaiting(registration)
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
  waitingRelease.write(navigator.serviceWorker.controller === null ? null : waiting)
}

/** Lets the new release take over and opens this page again in it. */
export function takeOver(release: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  release.postMessage('take-over')
}
