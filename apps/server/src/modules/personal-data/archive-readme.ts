import { README_HEAD, README_NAMES_HEAD, type ArchiveFileText } from '@dayplate/messages/server'
import { ARCHIVE_FILES, type PersonalTableName } from './archive-files.ts'
import { WORDED_TABLES } from './worded-tables.ts'
import type { ExportedColumn } from './worded-table.ts'
import type { Language } from './words.ts'

export const readmeOf = (language: Language): string =>
  README_HEAD[language] +
  Object.values<ArchiveFileText>(ARCHIVE_FILES)
    .map(({ name, about }) => `- ${name[language]}: ${about[language]}\n`)
    .join('') +
  `\n${README_NAMES_HEAD[language]}\n` +
  TABLE_NAMES.map((table) => namesOf(table, language)).join('')

export const TABLE_NAMES = Object.keys(ARCHIVE_FILES).filter((name): name is PersonalTableName => name in ARCHIVE_FILES)

const namesOf = (table: PersonalTableName, language: Language): string =>
  `\n${ARCHIVE_FILES[table].name[language]}\n` +
  Object.entries(WORDED_TABLES[table].columns)
    .map(([name, column]) => `  ${name}: ${column.heading[language]}${codesOf(column, language)}\n`)
    .join('')

/** Explains the codes that differ from their words in this language. */
const codesOf = ({ values = {} }: ExportedColumn, language: Language): string => {
  const codes = Object.entries(values)
    .filter(([code, words]) => code !== words[language])
    .map(([code, words]) => `${code} = ${words[language]}`)
  return codes.length === 0 ? '' : ` (${codes.join('; ')})`
}
