import { OverloadedError } from '../../../platform/graphql/errors.ts'
import { imagesOf, type DrawnFile } from './drawer.ts'
import type { DrawingQueue } from './drawing-queue.ts'
import { storedAs } from './keep-drawing.ts'
import type { LitFormat, LitImage } from './lit-file.ts'
import type { Asked, Preparation } from './lit-plates.ts'
import type { StoredFile } from './lit-store.ts'
import type { LitSubject } from './lit-subject.ts'
import { within } from './within.ts'

/** What is drawn before anyone asks. Cleared tables take less time, and most are never seen. */
const AHEAD: LitFormat = 'avif'

interface AskingParts {
  readonly queue: DrawingQueue<readonly DrawnFile[] | null>
  readonly find: (file: StoredFile) => Promise<Uint8Array | null>
  readonly draw: (subject: LitSubject, format: LitFormat) => Promise<readonly DrawnFile[] | null>
}

/** Who asks, and how long that asker waits for the drawing of this key. */
interface Waiting {
  readonly sender: string
  readonly patienceMs: (key: string) => number
}

/** Asks a queue for drawings of meals and foods. */
export function askDrawings({ queue, find, draw }: AskingParts) {
  const drawingOf = (subject: LitSubject, format: LitFormat, sender: string) => ({
    key: `${subject.stem}.${format}`,
    sender,
    draw: () => draw(subject, format),
  })
  return {
    /** The image; null when the drawing failed. */
    async askFor(subject: LitSubject, image: LitImage, { sender, patienceMs }: Waiting): Promise<Asked> {
      const wanted = drawingOf(subject, image.format, sender)
      const drawn = await within(patienceMs(wanted.key), queue.ask(wanted).catch(undefinedIfOverloaded))
      if (drawn === undefined) return 'later'
      return drawn?.find(({ size, theme }) => size === image.size && theme === image.theme)?.bytes ?? null
    },
    async prepareSubject(subject: LitSubject, sender: string): Promise<Preparation> {
      const [first] = imagesOf(subject.jobIn(AHEAD))
      if (first !== undefined && (await find(storedAs(subject.stem, first))) !== null) return 'kept'
      const drawn = await queue.ahead(drawingOf(subject, AHEAD, sender)).catch(undefinedIfOverloaded)
      if (drawn === undefined) return 'refused'
      return drawn === null ? 'left-out' : 'drawn'
    },
  }
}

/** For a drawing that found no place. */
function undefinedIfOverloaded(error: unknown): undefined {
  if (!(error instanceof OverloadedError)) throw error
}
