/** The kind of a report. */
export type ReportKind = 'error' | 'not-found' | 'missing-text' | 'connection'

/** The body of `POST /reports/errors`: JSON of at most {@link MAX_REPORT_BYTES} that does not identify a user. */
export interface ErrorReport {
  readonly kind: ReportKind
  readonly message: string
  readonly stack?: string
  readonly path: string
  readonly version: string
}

/** The largest report that the server accepts, in bytes. */
export const MAX_REPORT_BYTES = 8192

// Together well below the limit for mostly ASCII text; `composeReport` checks the rest.
const MAX_MESSAGE = 500
const MAX_STACK = 4000
const MAX_PATH = 200

interface ReportInput {
  readonly kind: ReportKind
  /** The thrown error, or a message of our own. */
  readonly error: unknown
  readonly path: string
  readonly version: string
}

/** A report without tokens, e-mail addresses and search parameters, cut to the server's limit. */
export function composeReport({ kind, error, path, version }: ReportInput): ErrorReport {
  // Cut before scrubbing as well, because scrubbing a megabyte would freeze the page.
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

/** Only the stack's frames, because its first lines repeat the message, which may contain private data. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return ''
  const frames = error.stack.split('\n').filter((line) => /^\s+at |@\S+:\d+:\d+$/.test(line))
  return withoutSearch(frames.join('\n')).slice(0, MAX_STACK)
}

/** Removes search parameters and fragments from addresses in a text. */
const withoutSearch = (text: string): string => text.replace(/(\/[^\s?#)]*)[?#][^\s):]*/g, '$1')

/** Long pieces of letters and digits, as in our tokens (32 bytes: 43 characters) and UUIDs (36). */
const TOKEN = /(?=[\w-]*\d)[\w-]{20,}/g
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g

function scrubText(text: string): string {
  return withoutSearch(text).replace(EMAIL, ':email').replace(TOKEN, ':token')
}

/** A path without its parameters, and without segments that look like a secret or a person. */
export function scrubPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.replace(EMAIL_SEGMENT, ':email').replace(TOKEN, ':token')
}

const EMAIL_SEGMENT = /[^/]+(@|%40)[^/]+/gi
