/** What a report is about. */
export type ReportKind = 'error' | 'not-found' | 'missing-text' | 'connection'

/** What `POST /reports/errors` takes: JSON of at most {@link MAX_REPORT_BYTES}, with nothing in it that names a person. */
export interface ErrorReport {
  readonly kind: ReportKind
  readonly message: string
  readonly stack?: string
  readonly path: string
  readonly version: string
}

/** The server refuses longer ones, in bytes. */
export const MAX_REPORT_BYTES = 8192

// Together well under the limit for text that is mostly ASCII; `composeReport` checks the rest.
const MAX_MESSAGE = 500
const MAX_STACK = 4000
const MAX_PATH = 200

interface ReportInput {
  readonly kind: ReportKind
  /** What was thrown, or words of our own. */
  readonly error: unknown
  readonly path: string
  readonly version: string
}

/** A report without tokens, e-mail addresses and search parameters, cut to what the server takes. */
export function composeReport({ kind, error, path, version }: ReportInput): ErrorReport {
  // Cut before as well: scrubbing a megabyte would stop the page.
  const message = scrubText(messageOf(error).slice(0, 2 * MAX_MESSAGE)).slice(0, MAX_MESSAGE)
  const report = { kind, message, path: scrubPath(path).slice(0, MAX_PATH), version }
  const stack = framesOf(error)
  return stack !== '' && bytesOf({ ...report, stack }) <= MAX_REPORT_BYTES ? { ...report, stack } : report
}

const bytesOf = (report: ErrorReport): number => new TextEncoder().encode(JSON.stringify(report)).length

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' ? error : `Thrown: ${typeof error}`
}

/** The stack's frames alone: its first lines repeat the message, which may hold what must not leave the browser. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return ''
  const frames = error.stack.split('\n').filter((line) => /^\s+at |@\S+:\d+:\d+$/.test(line))
  return withoutSearch(frames.join('\n')).slice(0, MAX_STACK)
}

/** Search parameters and fragments of the addresses in a text are left out. */
const withoutSearch = (text: string): string => text.replace(/(\/[^\s?#)]*)[?#][^\s):]*/g, '$1')

/** Letters and digits in one long piece, as every token of ours is (32 bytes: 43 characters; a UUID: 36). */
const TOKEN = /(?=[\w-]*\d)[\w-]{20,}/g
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g

function scrubText(text: string): string {
  return withoutSearch(text).replace(EMAIL, ':email').replace(TOKEN, ':token')
}

/** A path of ours without its parameters, and without segments that look like a secret or a person. */
export function scrubPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.replace(EMAIL_SEGMENT, ':email').replace(TOKEN, ':token')
}

const EMAIL_SEGMENT = /[^/]+(@|%40)[^/]+/gi
