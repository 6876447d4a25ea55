import { OverloadedError } from '../../../platform/graphql/errors.ts'
import type { MealVersion } from '../../catalogue/index.ts'
import type { Drawer, DrawnFile } from './drawer.ts'
import { drawVersions } from './draw-versions.ts'
import { drawingQueue } from './drawing-queue.ts'
import { litKeyOf, type LitDrawing, type LitFile } from './lit-file.ts'
import type { OpenLitPlates, Preparation } from './lit-plates.ts'
import type { LitStore } from './lit-store.ts'
import { compositionFailureOf } from './plated-of.ts'
import { tellFailures } from './tell-failures.ts'
import { timeDrawings } from './time-drawings.ts'
import { within } from './within.ts'

/** How long a browser waits for a picture before it is shown the SVG drawing. */
const PATIENCE_MS = 2_000
/** What is drawn before anyone asks. Cleared tables take less time, and most are never seen. */
const AHEAD: LitDrawing = { format: 'avif', isEaten: false }

interface LitPlatesParts {
  readonly store: LitStore
  /** Closed together with the pictures. */
  readonly drawer: Drawer
  /** How many meals are drawn ahead at once: one, so that a thread is free for those who ask. */
  readonly aheadAtOnce?: number
  /** The time in milliseconds from any beginning. */
  readonly nowMs?: () => number
}

/** Opens the lit pictures of a server. */
export function openLitPlates({
  store,
  drawer: untimed,
  aheadAtOnce = 1,
  nowMs = () => performance.now(),
}: LitPlatesParts): OpenLitPlates {
  const drawer = timeDrawings(untimed, nowMs)
  const queue = drawingQueue<readonly DrawnFile[] | null>({ threads: drawer.threads, aheadAtOnce })
  const teller = tellFailures()
  const closing = new AbortController()
  const find = (file: LitFile): Promise<Uint8Array | null> =>
    store.read(file).catch((error: unknown) => {
      teller.tellOfStore(error)
      return null
    })
  const draw = drawVersions({
    store: { ...store, read: find },
    drawer,
    teller,
    isClosed: () => closing.signal.aborted,
  })
  const drawingOf = (version: MealVersion, { format, isEaten }: LitDrawing, sender: string) => ({
    key: `${version.id}/${litKeyOf(version)}${isEaten ? '-eaten' : ''}.${format}`,
    sender,
    draw: () => draw(version, { format, isEaten }),
  })

  async function prepare(version: MealVersion, sender: string): Promise<Preparation> {
    const key = litKeyOf(version)
    if (key === null) {
      const failure = compositionFailureOf(version)
      if (failure !== undefined) teller.tellOfDrawing(version, failure)
      return 'left-out'
    }
    const first = { versionId: version.id, key, size: 640, theme: 'light', ...AHEAD } as const
    if ((await find(first)) !== null) return 'kept'
    const drawn = await queue.ahead(drawingOf(version, AHEAD, sender)).catch(undefinedIfOverloaded)
    if (drawn === undefined) return 'refused'
    return drawn === null ? 'left-out' : 'drawn'
  }

  return {
    find,
    async draw(version, file, sender) {
      const wanted = drawingOf(version, file, sender)
      // Waiting in vain would leave a hole where the SVG drawing could stand.
      const isLate = queue.wouldWait(wanted.key) || drawer.lastMs > PATIENCE_MS
      const patienceMs = isLate ? 0 : PATIENCE_MS
      const drawn = await within(patienceMs, queue.ask(wanted).catch(undefinedIfOverloaded))
      return drawn?.find(({ size, theme }) => size === file.size && theme === file.theme)?.bytes ?? null
    },
    drawAhead(versions, sender) {
      for (const version of versions) void prepare(version, sender)
    },
    prepare,
    claimDrawingAhead: () => store.claimDrawingAhead(),
    releaseDrawingAhead: () => store.releaseDrawingAhead(),
    onFailure: teller.onFailure,
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
