import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { makeCatalogue, type MealVersion } from '../../catalogue/index.ts'
import { pictureUrls } from '../picture-urls.ts'
import { imagesOf, type Drawer, type DrawingJob, type DrawnFile } from './drawer.ts'
import { litKeyOf, litPathOf, variantsOf, type LitFile } from './lit-file.ts'
import type { LitFailure } from './lit-plates.ts'
import type { LitStore, StoredFile } from './lit-store.ts'
import { openLitPlates } from './open-lit-plates.ts'

const versions = [...makeCatalogue({ foods, meals }).currentByMealId.values()].filter((one) => litKeyOf(one) !== null)

function versionAt(index: number): MealVersion {
  const version = versions[index]
  if (version === undefined) throw new Error('too few meals have a lit form')
  return version
}
const version = versionAt(0)
const fileOf = (one: MealVersion, change: Partial<LitFile> = {}): LitFile => ({
  versionId: one.id,
  key: litKeyOf(one) ?? '',
  size: 640,
  theme: 'light',
  format: 'avif',
  isEaten: false,
  ...change,
})

const stored = (file: LitFile): StoredFile => ({ path: litPathOf(file), format: file.format })

function memoryStore(change: Partial<LitStore> = {}) {
  const files = new Map<string, Uint8Array>()
  const store: LitStore = {
    read: (file) => Promise.resolve(files.get(file.path) ?? null),
    write: (file, bytes) => Promise.resolve(void files.set(file.path, bytes)),
    claimDrawingAhead: () => Promise.resolve(true),
    releaseDrawingAhead: () => Promise.resolve(),
    ...change,
  }
  return { store, files }
}

const filesOf = (job: DrawingJob): readonly DrawnFile[] =>
  imagesOf(job).map((variant, index) => ({ ...variant, bytes: Uint8Array.of(index) }))

/** Lit pictures with a drawer and a clock of the test, the jobs and what listeners were told. */
function opened(draw: Drawer['draw'] = (job) => Promise.resolve(filesOf(job)), change: Partial<LitStore> = {}) {
  const { store, files } = memoryStore(change)
  const jobs: DrawingJob[] = []
  const told: LitFailure[] = []
  const drawer: Drawer = {
    threads: 1,
    draw: (job) => {
      jobs.push(job)
      return draw(job)
    },
    close: () => Promise.resolve(),
  }
  const time = { nowMs: 0 }
  const plates = openLitPlates({ store, drawer, nowMs: () => time.nowMs })
  plates.onFailure((failure) => told.push(failure))
  return { plates, jobs, told, files, time }
}

describe('openLitPlates', () => {
  it('draws both sizes and themes of a format at once and keeps them', async () => {
    const { plates, jobs, files } = opened()
    expect(await plates.draw(version, fileOf(version, { theme: 'dark', size: 320 }), 'ada')).toEqual(Uint8Array.of(3))
    expect([jobs.length, files.size]).toEqual([1, 4])
    expect(await plates.find(stored(fileOf(version)))).toEqual(Uint8Array.of(0))
    expect(await plates.find(stored(fileOf(version, { format: 'webp' })))).toBeNull()
  })

  it('draws no meal that another server has drawn in the meantime', async () => {
    const { plates, jobs, files } = opened()
    for (const variant of variantsOf({ format: 'avif', isEaten: false }))
      files.set(litPathOf(fileOf(version, variant)), Uint8Array.of(7))
    expect(await plates.draw(version, fileOf(version), 'ada')).toEqual(Uint8Array.of(7))
    expect(await plates.prepare(version, 'ada')).toBe('kept')
    expect(jobs).toEqual([])
  })

  it('tells once of a meal that cannot be drawn, and does not try it again', async () => {
    const { plates, jobs, told } = opened(() => Promise.reject(new Error('no such piece')))
    for (let i = 0; i < 3; i += 1) expect(await plates.draw(version, fileOf(version), 'ada')).toBeNull()
    expect(await plates.prepare(version, 'ada')).toBe('left-out')
    expect(told).toMatchObject([{ kind: 'drawing', mealId: version.mealId, error: { message: 'no such piece' } }])
    expect(jobs).toHaveLength(1)
  })

  it('leaves a meal whose recipe cannot be composed to its SVG drawing, and tells once why', async () => {
    const { plates, told, jobs } = opened()
    const odd: MealVersion = {
      ...version,
      get dishes(): never {
        throw new RangeError('no such cut')
      },
    }
    expect(pictureUrls.meal(odd).full).toMatch(/\.svg$/)
    expect([await plates.prepare(odd, 'ada'), await plates.prepare(odd, 'ada')]).toEqual(['left-out', 'left-out'])
    expect(told).toMatchObject([{ kind: 'drawing', mealId: version.mealId, error: { message: 'no such cut' } }])
    expect(jobs).toEqual([])
  })

  it('shows a picture that cannot be kept, and tells once why', async () => {
    const { plates, told } = opened(undefined, { write: () => Promise.reject(new Error('disk full')) })
    expect(await plates.draw(version, fileOf(version), 'ada')).toEqual(Uint8Array.of(0))
    expect(await plates.draw(versionAt(1), fileOf(versionAt(1)), 'ada')).toEqual(Uint8Array.of(0))
    expect(told).toMatchObject([{ kind: 'store', error: { message: 'disk full' } }])
  })

  it('finds nothing in a store that cannot be read, and tells once why', async () => {
    const { plates, told } = opened(undefined, { read: () => Promise.reject(new Error('no access')) })
    expect([await plates.find(stored(fileOf(version))), await plates.find(stored(fileOf(version)))]).toEqual([
      null,
      null,
    ])
    expect(told).toHaveLength(1)
  })

  it('answers at once while others wait, and has the picture later', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { plates } = opened((job) => held.then(() => filesOf(job)))
    const first = plates.draw(version, fileOf(version), 'ada')
    expect(await plates.draw(versionAt(1), fileOf(versionAt(1)), 'bob')).toBe('later')
    release()
    expect(await first).toEqual(Uint8Array.of(0))
    await expect.poll(() => plates.find(stored(fileOf(versionAt(1))))).toEqual(Uint8Array.of(0))
  })

  it('answers with the SVG drawing at once while drawings take longer than a browser waits', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { plates, jobs, time } = opened(async (job) => {
      time.nowMs += 2_500
      if (jobs.length === 2) await held
      return filesOf(job)
    })
    expect(await plates.draw(version, fileOf(version), 'ada')).toEqual(Uint8Array.of(0))
    expect(await plates.draw(versionAt(1), fileOf(versionAt(1)), 'ada')).toBe('later')
    release()
    await expect.poll(() => plates.find(stored(fileOf(versionAt(1))))).toEqual(Uint8Array.of(0))
  })

  it('draws nothing that still waits when it is closed, and reports no failure', async () => {
    const { promise: held, reject } = Promise.withResolvers<never>()
    const { plates, jobs, told } = opened(() => held)
    const asked = [0, 1, 2].map((index) => plates.draw(versionAt(index), fileOf(versionAt(index)), 'ada'))
    await expect.poll(() => jobs.length).toBe(1)
    await plates.close()
    reject(new Error('the threads are closed'))
    expect(await Promise.all(asked)).toEqual([null, 'later', 'later'])
    expect([jobs.length, told]).toEqual([1, []])
  })

  it('bounds what one person has drawn ahead', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { plates, files } = opened((job) => held.then(() => filesOf(job)))
    plates.drawAhead(versions.slice(0, 40), 'ada')
    release()
    // One is drawn at once, and six wait.
    await expect.poll(() => files.size).toBe(7 * 4)
    await new Promise((resolve) => setImmediate(resolve))
    expect(files.size).toBe(7 * 4)
  })
})
