import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Releases from './follow-releases.ts'

vi.mock('../trusted-types/service-worker-url.ts', () => ({ serviceWorkerUrl: () => '/sw.js' }))

class FakeWorker extends EventTarget {
  state: ServiceWorkerState
  readonly postMessage = vi.fn()

  constructor(state: ServiceWorkerState) {
    super()
    this.state = state
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  readonly update = async () => {}
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker('activated')
  readonly registration = new FakeRegistration()
  readonly register = async () => this.registration
}

let container: FakeContainer
let releases: typeof Releases
const reload = vi.fn()

beforeEach(async () => {
  container = new FakeContainer()
  reload.mockReset()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { reload })
  vi.resetModules()
  releases = await import('./follow-releases.ts')
  return () => vi.unstubAllGlobals()
})

const follow = () => releases.followReleases({ onNavigation: () => {} })

/** The worker is downloaded and waits. */
function install(worker: FakeWorker): void {
  worker.state = 'installed'
  Object.assign(container.registration, { installing: null, waiting: worker })
  worker.dispatchEvent(new Event('statechange'))
}

/** A tab has activated the worker. */
function activate(worker: FakeWorker): void {
  worker.state = 'activating'
  container.registration.waiting = null
  worker.dispatchEvent(new Event('statechange'))
  container.controller = worker
  container.dispatchEvent(new Event('controllerchange'))
}

function pressTheButton(): void {
  const release = releases.newRelease.read()
  if (release === null) throw new Error('There is no notice')
  releases.takeOver(release)
}

describe('a new release', () => {
  it.each([
    ['waits already', 'installed'],
    ['is still being fetched', 'installing'],
  ] as const)('is offered when it %s as the page opens', async (_, state) => {
    const worker = new FakeWorker(state)
    Object.assign(container.registration, state === 'installed' ? { waiting: worker } : { installing: worker })
    await follow()
    if (state === 'installing') install(worker)
    expect(releases.newRelease.read()).toBe(worker)
  })

  it('is offered when it is found later', async () => {
    await follow()
    const worker = new FakeWorker('installing')
    container.registration.installing = worker
    container.registration.dispatchEvent(new Event('updatefound'))
    expect(releases.newRelease.read()).toBeNull()
    install(worker)
    expect(releases.newRelease.read()).toBe(worker)
  })

  it('is not offered on the very first visit', async () => {
    container.controller = null
    await follow()
    const worker = new FakeWorker('installing')
    container.registration.installing = worker
    container.registration.dispatchEvent(new Event('updatefound'))
    install(worker)
    activate(worker)
    expect(releases.newRelease.read()).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a switch to the new release', () => {
  const waiting = () => (container.registration.waiting = new FakeWorker('installed'))

  it('activates the waiting release and then reloads the page', async () => {
    const worker = waiting()
    await follow()
    pressTheButton()
    expect(worker.postMessage.mock.calls).toEqual([['take-over']])
    expect(reload).not.toHaveBeenCalled()
    activate(worker)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('by another tab does not reload this page, but shows a notice with a button that does', async () => {
    const worker = waiting()
    await follow()
    activate(worker)
    expect(reload).not.toHaveBeenCalled()
    expect(releases.newRelease.read()).toBe(worker)
    pressTheButton()
    expect(reload).toHaveBeenCalledOnce()
    expect(worker.postMessage).not.toHaveBeenCalled()
  })

  it('by another tab shows the notice even if this page did not know of the release', async () => {
    await follow()
    const worker = new FakeWorker('installed')
    activate(worker)
    expect(releases.newRelease.read()).toBe(worker)
  })
})
