const NEWLINE = 0x0a

/** Reads a stream line by line, each with its newline. Text after the last newline is no line. */
export interface LineReader {
  /** Null at the end. */
  next(): Promise<Buffer | null>
}

export function readLines(chunks: AsyncIterable<Buffer>): LineReader {
  const lines = linesOf(chunks)
  return {
    async next() {
      const line = await lines.next()
      return line.done === true ? null : line.value
    },
  }
}

/** A line may be far longer than a chunk, so its pieces are joined once at its end. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const end = chunk.subarray(from, at + 1)
      yield pieces.length === 0 ? end : Buffer.concat([...pieces, end])
      pieces = []
      from = at + 1
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from))
  }
}
