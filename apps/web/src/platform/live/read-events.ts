interface EventListener {
  readonly onEvent: (name: string) => void
  /** The longest wait before the next try, in milliseconds, as the server wishes. */
  readonly onRetry: (waitMs: number) => void
}

/** The longest line of the server has 30 characters. A longer one comes from something between. */
const LONGEST_LINE = 1_000

/**
 * Reads server-sent events from pieces of text, as our server writes them: `event: name`, a line of data and a blank line. The
 * data is ignored, because names say everything. Throws when a line does not end.
 */
export function createEventReader({ onEvent, onRetry }: EventListener): (text: string) => void {
  let rest = ''
  let name = ''
  function readLine(line: string): void {
    if (line.startsWith('event: ')) name = line.slice('event: '.length)
    else if (line.startsWith('retry: ')) onRetry(Number(line.slice('retry: '.length)))
    else if (line === '' && name !== '') {
      onEvent(name)
      name = ''
    }
  }
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new Error('This is no event stream')
    for (const line of lines) readLine(line)
  }
}
