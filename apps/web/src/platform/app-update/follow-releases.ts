import { readNow } from '../clock/now.ts'
import { createStore } from '../store/store.ts'
import { serviceWorkerUrl } from '../trusted-types/service-worker-url.ts'
import { createUpdateCheck } from './update-check.ts'

/** The worker of a release newer than this page, waiting or activated by another tab; null while this page is the newest. */
export const newRelease = createStore<ServiceWorker | null>(null)

/** Whether the user asked for the new release on this page. */
let isWanted = false

interface Occasions {
  /** Calls the listener when the user navigates to another page. */
  readonly onNavigation: (listener: () => void) => void
}

/**
 * Registers the service worker, which caches the shell for offline use, and checks for new releases as the user navigates.
 * Without one, as in a private window, the app works too, so a failure is ignored.
 */
export async function followReleases({ onNavigation }: Occasions): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(serviceWorkerUrl()).catch(() => null)
  if (registration === null) return
  followTakeovers(navigator.serviceWorker)
  noteWaiting(registration)
  noteWhenInstalled(registration)
  registration.addEventListener('updatefound', () => noteWhenInstalled(registration))
  // Offline the check fails, and the next occasion repeats it.
  const look = () => void registration.update().catch(() => {})
  const occasion = createUpdateCheck(look, readNow)
  onNavigation(occasion)
  document.addEventListener('visibilitychange', occasion)
}

function noteWhenInstalled(registration: ServiceWorkerRegistration): void {
  const coming = registration.installing
  coming?.addEventListener('statechange', () => noteWaiting(registration))
}

/** On the very first visit no worker waits, because the page is the release that was just installed. */
function noteWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting !== null && navigator.serviceWorker.controller !== null) newRelease.write(waiting)
}

/** One tab activates the release for all. The others keep their input until the user agrees there too. */
function followTakeovers(container: ServiceWorkerContainer): void {
  let { controller } = container
  container.addEventListener('controllerchange', () => {
    if (isWanted) return location.reload()
    if (controller !== null) newRelease.write(container.controller)
    controller = container.controller
  })
}

/** Reloads this page in the new release once it is activated. */
export function takeOver(release: ServiceWorker): void {
  // Another tab has already activated it.
  if (release.state !== 'installed') return location.reload()
  isWanted = true
  release.postMessage('take-over')
}
