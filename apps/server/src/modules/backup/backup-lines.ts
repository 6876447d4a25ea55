import { z } from 'zod'

// The lines of a backup that are not rows. docs/backup.md describes the whole file.

/** Raised whenever an older release could not restore the file. */
export const FORMAT = 1

const digest = z.string().regex(/^[\da-f]{64}$/)

const headSchema = z.object({
  dayplate: z.literal('backup'),
  format: z.literal(FORMAT),
  /** Also written to the file of erased people. */
  id: z.string().regex(/^[\da-f]{32}$/),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
})

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })

const totalSchema = z.object({ rows: z.number().int().nonnegative(), sha256: digest })

const endSchema = z.object({
  end: z.literal(true),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
})

export type BackupHead = z.infer<typeof headSchema>
export type TableHead = z.infer<typeof tableSchema>
/** The number of rows of a table and the SHA-256 of its lines. */
export type TableTotal = z.infer<typeof totalSchema>
export type BackupEnd = z.infer<typeof endSchema>

/** Ends the rows of a table. No row looks like this, because COPY doubles backslashes. */
export const END_OF_ROWS = '\\.'

export const writeLine = (line: BackupHead | TableHead | TableTotal | BackupEnd): string => `${JSON.stringify(line)}\n`

export const parseHead = (line: string) => parseLine(headSchema, line)
export const parseTable = (line: string) => parseLine(tableSchema, line)
export const parseTotal = (line: string) => parseLine(totalSchema, line)
export const parseEnd = (line: string) => parseLine(endSchema, line)

/** Null for a line of another kind. */
function parseLine<Schema extends z.ZodType>(schema: Schema, line: string): z.output<Schema> | null {
  const parsed = schema.safeParse(parseJson(line))
  return parsed.success ? parsed.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
