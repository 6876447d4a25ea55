import { OverloadedError } from '../../../platform/graphql/errors.ts'
import type { MealVersion } from '../../catalogue/index.ts'
import type { Drawer, DrawnFile } from './drawer.ts'
import { drawingQueue } from './drawing-queue.ts'
import { keepDrawing } from './keep-drawing.ts'
import { litKeyOf, type LitFile, type LitFormat } from './lit-file.ts'
import type { OpenLitPlates, Preparation } from './lit-plates.ts'
import type { LitStore } from './lit-store.ts'
import { platedOf } from './plated-of.ts'
import { tellFailures } from './tell-failures.ts'
import { within } from './within.ts'

/** How long a browser waits for a picture before it is shown the SVG drawing. */
const PATIENCE_MS = 2_000

interface LitPlatesParts {
  readonly store: LitStore
  /** Closed together with the pictures. */
  readonly drawer: Drawer
  /** How many meals are drawn ahead at once: one, so that a thread is free for those who ask. */
  readonly aheadAtOnce?: number
}

/** Opens the lit pictures of a server. */
export function openLitPlates({ store, drawer, aheadAtOnce = 1 }: LitPlatesParts): OpenLitPlates {
  const queue = drawingQueue<readonly DrawnFile[] | null>({ threads: drawer.threads, aheadAtOnce })
  const { onFailure, tellOfDrawing, tellOfStore } = tellFailures()
  /** Drawings that failed are not tried again, because each try takes seconds of a core. */
  const failed = new Set<string>()
  const closing = new AbortController()
  const isClosed = (): boolean => closing.signal.aborted

  const find = (file: LitFile): Promise<Uint8Array | null> =>
    store.read(file).catch((error: unknown) => {
      tellOfStore(error)
      return null
    })

  /** All files of a format. Null when the version has no lit form or its drawing failed. */
  async function draw(version: MealVersion, name: string, format: LitFormat): Promise<readonly DrawnFile[] | null> {
    const [meal, key] = [platedOf(version), litKeyOf(version)]
    if (isClosed() || failed.has(name) || meal === null || key === null) return null
    const place = { store: { ...store, read: find }, drawing: { versionId: version.id, key }, onUnkept: tellOfStore }
    try {
      return await keepDrawing(place, { meal, format }, drawer)
    } catch (error) {
      // A stopping server ends its drawings, and an overload is no fault of the meal.
      if (isClosed() || error instanceof OverloadedError) return null
      failed.add(name)
      tellOfDrawing(version, error)
      return null
    }
  }

  const drawingOf = (version: MealVersion, format: LitFormat, sender: string) => {
    const key = `${version.id}/${litKeyOf(version)}.${format}`
    return { key, sender, draw: () => draw(version, key, format) }
  }

  async function prepare(version: MealVersion, sender: string): Promise<Preparation> {
    const key = litKeyOf(version)
    if (key === null) return 'left-out'
    if ((await find({ versionId: version.id, key, size: 640, theme: 'light', format: 'avif' })) !== null) return 'kept'
    const drawn = await queue.ahead(drawingOf(version, 'avif', sender)).catch(undefinedIfOverloaded)
    if (drawn === undefined) return 'refused'
    return drawn === null ? 'left-out' : 'drawn'
  }

  return {
    find,
    async draw(version, file, sender) {
      const wanted = drawingOf(version, file.format, sender)
      const patienceMs = queue.wouldWait(wanted.key) ? 0 : PATIENCE_MS
      const drawn = await within(patienceMs, queue.ask(wanted).catch(undefinedIfOverloaded))
      return drawn?.find(({ size, theme }) => size === file.size && theme === file.theme)?.bytes ?? null
    },
    drawAhead(versions, sender) {
      for (const version of versions) void prepare(version, sender)
    },
    prepare,
    claimDrawingAhead: () => store.claimDrawingAhead(),
    releaseDrawingAhead: () => store.releaseDrawingAhead(),
    onFailure,
    close() {
      closing.abort()
      return drawer.close()
    },
  }
}

/** For a drawing that found no place. */
function undefinedIfOverloaded(error: unknown): undefined {
  if (!(error instanceof OverloadedError)) throw error
}
