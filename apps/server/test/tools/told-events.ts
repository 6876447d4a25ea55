import { z } from 'zod'

const lineSchema = z.looseObject({ msg: z.string() })

/** The fields of every log line. */
const FRAME: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'network', 'msg'])

/** Reads security events from the lines of a log. */
export function toldEvents(lines: string[]) {
  const inLines = () => lines.map((line) => lineSchema.parse(JSON.parse(line)))
  return {
    inLines,
    /** The events of one action, including those after its answer. The lines stay until the next action. */
    toldBy: async (deed: () => Promise<unknown>): Promise<readonly Readonly<Record<string, unknown>>[]> => {
      lines.length = 0
      await deed()
      while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve))
      return inLines().map((line) => Object.fromEntries(Object.entries(line).filter(([key]) => !FRAME.has(key))))
    },
  }
}
