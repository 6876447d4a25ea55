import { ARCHIVE_FILES, type FileText, type PersonalTableName } from './archive-texts.ts'
import { WORDED_TABLES } from './worded-tables.ts'
import type { ExportedColumn } from './worded-table.ts'
import type { Language } from './words.ts'

export const README_NAME = { en: 'README.txt', pl: 'CZYTAJ.txt' } as const satisfies Record<Language, string>

const HEAD = {
  en: `Your data at Dayplate

This is everything we hold about you. Each file comes twice with the same content: in "csv" for spreadsheets, in "json" for
programs. If a file listed below is missing, we hold nothing of that kind.

csv: the first line contains the headings, with the unit of the column where it has one. Columns are separated by commas.
Answers are in words, lists are separated by semicolons, and an empty cell means that we have no data. A text that a spreadsheet could take for a formula
begins with an apostrophe.

json: each value has a name, the same in every language, and some values are codes. The end of this file explains both.

Times are in UTC, in the form 2026-05-01T18:30:00.000Z.

Left out: your password and the codes in links and logins, because they open your account and we keep them only in a form that
cannot be read; and the numbers that link our tables, which mean nothing outside them.

Files:
`,
  pl: `Twoje dane w Dayplate

To wszystko, co o Tobie przechowujemy. Każdy plik jest tu dwa razy, z tą samą treścią: w folderze „csv” dla arkuszy
kalkulacyjnych, w folderze „json” dla programów. Jeśli brakuje pliku z listy poniżej, nie mamy takich danych.

csv: w pierwszym wierszu są nagłówki, a w nich jednostki. Kolumny i pozycje list rozdzielamy średnikami, ułamki zapisujemy
z przecinkiem. Odpowiedzi podajemy słowami, a pusta komórka oznacza brak danych. Tekst, który arkusz mógłby uznać za formułę,
zaczyna się od apostrofu.

Nazwy posiłków i dań są po angielsku, tak jak w aplikacji.

json: przy każdej wartości jest nazwa, taka sama w każdym języku, a niektóre wartości to kody. Nazwy i kody wyjaśniamy na
końcu tego pliku.

Czas podajemy w UTC, w postaci 2026-05-01T18:30:00.000Z.

Pominęliśmy hasło oraz kody z linków i logowań, bo otwierają konto i przechowujemy je tylko w postaci, której nie da się
odczytać; a także numery, którymi łączymy nasze tabele: poza nimi nic nie znaczą.

Pliki:
`,
} as const satisfies Record<Language, string>

const NAMES_HEAD = {
  en: 'Names in the json files, the heading of the same column in the csv files, and what codes mean:',
  pl: 'Nazwy w plikach json, nagłówki tych samych kolumn w plikach csv i znaczenie kodów:',
} as const satisfies Record<Language, string>

export const readmeOf = (language: Language): string =>
  HEAD[language] +
  Object.values<FileText>(ARCHIVE_FILES)
    .map(({ name, about }) => `- ${name[language]}: ${about[language]}\n`)
    .join('') +
  `\n${NAMES_HEAD[language]}\n` +
  TABLE_NAMES.map((table) => namesOf(table, language)).join('')

export const TABLE_NAMES = Object.keys(ARCHIVE_FILES).filter((name): name is PersonalTableName => name in ARCHIVE_FILES)

const namesOf = (table: PersonalTableName, language: Language): string =>
  `\n${ARCHIVE_FILES[table].name[language]}\n` +
  Object.entries(WORDED_TABLES[table].columns)
    .map(([name, column]) => `  ${name}: ${column.heading[language]}${codesOf(column, language)}\n`)
    .join('')

/** Codes that are no words of this language themselves. */
const codesOf = ({ values = {} }: ExportedColumn, language: Language): string => {
  const codes = Object.entries(values)
    .filter(([code, words]) => code !== words[language])
    .map(([code, words]) => `${code} = ${words[language]}`)
  return codes.length === 0 ? '' : ` (${codes.join('; ')})`
}
