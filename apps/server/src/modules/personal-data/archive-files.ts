import { ARCHIVE_FILES as TEXTS, type ArchiveFileText } from '@dayplate/messages/server'
import type { TABLES } from './personal-tables.ts'

type Table = keyof typeof TABLES

/** The tables whose rows are about a person. */
export type PersonalTableName = {
  [Name in Table]: (typeof TABLES)[Name] extends { readonly owner: string } ? Name : never
}[Table]

/** The names of the files in the download, by table. A new personal table without a name does not compile. */
export const ARCHIVE_FILES: Readonly<Record<PersonalTableName, ArchiveFileText>> = TEXTS
