import { z } from 'zod'

const lineSchema = z.looseObject({ msg: z.string() })

/** What every line has, whatever it tells. */
const FRAME: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'network', 'msg'])

/** Reads security events out of the lines of a log. */
export function toldEvents(lines: string[]) {
  const inLines = () => lines.map((line) => lineSchema.parse(JSON.parse(line)))
  return {
    inLines,
    /** What is told of by one deed, some of it after its answer; the lines stay until the next one. */
    toldBy: async (deed: () => Promise<unknown>): Promise<readonly Readonly<Record<string, unknown>>[]> => {
      lines.length = 0
      await deed()
      while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve))
      return inLines().map((line) => Object.fromEntries(Object.entries(line).filter(([key]) => !FRAME.has(key))))
    },
  }
}
