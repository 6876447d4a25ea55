import type { MealVersion } from '../../catalogue/index.ts'
import { askDrawings } from './ask-drawings.ts'
import type { Drawer, DrawnFile } from './drawer.ts'
import { drawSubjects } from './draw-subjects.ts'
import { drawingQueue } from './drawing-queue.ts'
import type { OpenLitPlates, Preparation } from './lit-plates.ts'
import type { LitStore, StoredFile } from './lit-store.ts'
import { foodSubject, mealSubject, picturedOf } from './lit-subject.ts'
import { compositionFailureOf } from './plated-of.ts'
import { tellFailures } from './tell-failures.ts'
import { timeDrawings } from './time-drawings.ts'

/**
 * How long a browser waits for a picture before it is shown the SVG drawing. Meanwhile it shows nothing, so this is no longer than an
 * answer over a slow line. A list asks for a dozen foods at once, which take about as long together.
 */
const PATIENCE_MS = 400

interface LitPlatesParts {
  readonly store: LitStore
  /** Closed together with the pictures. */
  readonly drawer: Drawer
  /** How many pictures are drawn ahead at once: one, so that a thread is free for those who ask. */
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
  const find = (file: StoredFile): Promise<Uint8Array | null> =>
    store.read(file).catch((error: unknown) => {
      teller.tellOfStore(error)
      return null
    })
  const draw = drawSubjects({
    store: { ...store, read: find },
    drawer,
    teller,
    isClosed: () => closing.signal.aborted,
  })
  const { askFor, prepareSubject } = askDrawings({ queue, find, draw })

  async function prepare(version: MealVersion, sender: string): Promise<Preparation> {
    const subject = mealSubject(version, false)
    if (subject !== null) return prepareSubject(subject, sender)
    const failure = compositionFailureOf(version)
    if (failure !== undefined) teller.tellOfDrawing(picturedOf(version), failure)
    return 'left-out'
  }

  return {
    isDrawing: true,
    find,
    async draw(version, file, sender) {
      const subject = mealSubject(version, file.isEaten)
      if (subject === null) return null
      // Waiting in vain would leave a hole where the SVG drawing could stand.
      const isSoon = (key: string) => !queue.wouldWait(key) && drawer.lastMs <= PATIENCE_MS
      return askFor(subject, file, { sender, patienceMs: (key) => (isSoon(key) ? PATIENCE_MS : 0) })
    },
    drawFood: (food, file, sender) => askFor(foodSubject(food), file, { sender, patienceMs: () => PATIENCE_MS }),
    prepareFood: (food, sender) => prepareSubject(foodSubject(food), sender),
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
