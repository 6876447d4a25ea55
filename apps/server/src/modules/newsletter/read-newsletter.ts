import type { MailBlock, MailWords } from '../../platform/mail/mail-content.ts'
import { linkTarget } from '../../platform/mail/mail-content.ts'
import { isItem, LINK, markErrors, type NumberedLine } from './mark-errors.ts'

/** The words of a newsletter in one language. */
export interface NewsletterText {
  readonly subject: string
  readonly blocks: readonly MailBlock[]
}

export interface Newsletter {
  readonly id: string
  readonly en: NewsletterText
  readonly pl: NewsletterText
}

export type ReadNewsletter =
  | { readonly kind: 'read'; readonly newsletter: Newsletter }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }

const LANGUAGES = ['en', 'pl'] as const
type Language = (typeof LANGUAGES)[number]
const LANGUAGE_NAMES = { en: 'English', pl: 'Polish' } as const satisfies Record<Language, string>

const FIELDS = ['id', 'subject-en', 'subject-pl'] as const
type Field = (typeof FIELDS)[number]

/** Mail programs cut longer subjects. */
const SUBJECT_MOST = 120
/** About four printed pages. */
const TEXT_MOST = 10_000
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const ID_MOST = 60
const FENCE = '---'

interface Parts {
  readonly fields: ReadonlyMap<Field, string>
  readonly texts: ReadonlyMap<Language, readonly NumberedLine[]>
  readonly errors: readonly string[]
}

/** Reads the file of a newsletter and checks everything, so that an operator can correct all errors at once. */
export function readNewsletter(written: string): ReadNewsletter {
  // Some editors begin a file with a mark, and those of Windows end lines with two characters.
  const text = written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const control = /[^\P{Cc}\n\t]/u.exec(text)
  if (control !== null)
    return refuse([`${lineAt(text, control.index)}: a control character is in the text. Delete it.`])
  const { fields, texts, errors } = split(text)
  const id = fields.get('id') ?? ''
  const found = [...errors, ...idErrors(id), ...LANGUAGES.flatMap((language) => errorsIn(language, fields, texts))]
  if (found.length > 0) return refuse(found)
  const textOf = (language: Language): NewsletterText => ({
    subject: fields.get(`subject-${language}`) ?? '',
    blocks: blocksOf(wordsIn(texts.get(language))),
  })
  return { kind: 'read', newsletter: { id, en: textOf('en'), pl: textOf('pl') } }
}

const refuse = (errors: readonly string[]): ReadNewsletter => ({ kind: 'refused', errors })

const lineAt = (text: string, index: number): string => `Line ${text.slice(0, index).split('\n').length}`

function split(text: string): Parts {
  const lines = text.split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) {
    const errors = [`The file must begin with the fields ${FIELDS.join(', ')} between two lines of ${FENCE}.`]
    return { fields: new Map(), texts: new Map(), errors }
  }
  const head = readFields(lines.slice(1, end))
  const body = readTexts(lines.slice(end + 1), end + 2)
  return { fields: head.fields, texts: body.texts, errors: [...head.errors, ...body.errors] }
}

function readFields(lines: readonly string[]): Pick<Parts, 'fields' | 'errors'> {
  const fields = new Map<Field, string>()
  const errors: string[] = []
  for (const [index, line] of lines.entries()) {
    const [, name = line, value = ''] = /^([^:]*):(.*)$/.exec(line) ?? []
    const field = FIELDS.find((one) => one === name.trim())
    if (line.trim() === '') continue
    if (field === undefined)
      errors.push(`Line ${index + 2}: "${name.trim().slice(0, 40)}" is no field. The fields are ${FIELDS.join(', ')}.`)
    else if (fields.has(field)) errors.push(`Line ${index + 2}: ${field} is given twice. Keep one.`)
    else fields.set(field, value.trim())
  }
  return { fields, errors }
}

/** A line `# en` or `# pl` begins the text of a language. */
function readTexts(lines: readonly string[], firstLine: number): Pick<Parts, 'texts' | 'errors'> {
  const found = new Map<Language, NumberedLine[]>()
  const errors: string[] = []
  let own: NumberedLine[] | null = null
  for (const [index, line] of lines.entries()) {
    const heading = /^#+ *(.*)$/.exec(line)?.[1]?.trim()
    const language = LANGUAGES.find((one) => one === heading)
    if (language !== undefined && found.has(language))
      errors.push(`Line ${firstLine + index}: # ${language} comes twice.`)
    else if (language !== undefined) found.set(language, (own = []))
    else if (heading !== undefined)
      errors.push(`Line ${firstLine + index}: only "# en" and "# pl" are headings. Write a paragraph.`)
    else if (own !== null) own.push({ number: firstLine + index, text: line })
    else if (line.trim() !== '') errors.push(`Line ${firstLine + index}: this text stands before "# en" and "# pl".`)
  }
  return { texts: found, errors }
}

const wordsIn = (lines: readonly NumberedLine[] = []): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim()

const idErrors = (id: string): readonly string[] =>
  ID.test(id) && id.length <= ID_MOST
    ? []
    : [`id must be 1 to ${ID_MOST} small letters, digits and dashes, such as 2026-12-soups.`]

function errorsIn(language: Language, fields: Parts['fields'], texts: Parts['texts']): readonly string[] {
  const subject = fields.get(`subject-${language}`) ?? ''
  const lines = texts.get(language) ?? []
  const text = wordsIn(lines)
  const name = LANGUAGE_NAMES[language]
  return [
    ...(subject.length >= 1 && subject.length <= SUBJECT_MOST
      ? []
      : [`subject-${language} must have 1 to ${SUBJECT_MOST} characters, not ${subject.length}.`]),
    ...(text === '' ? [`The ${name} text is missing: write it below a line "# ${language}".`] : []),
    ...(text.length > TEXT_MOST ? [`The ${name} text takes at most ${TEXT_MOST} characters, not ${text.length}.`] : []),
    ...(/<\/?[a-z!][^>]*>/i.test(text) ? [`The ${name} text contains HTML. Write plain text.`] : []),
    ...markErrors(lines),
    ...linksIn(text).flatMap(({ target }) =>
      linkTarget.safeParse(target).success
        ? []
        : [
            `The ${name} text links to "${target.slice(0, 60)}". A link is a path such as /knowledge, or begins with https://.`,
          ],
    ),
  ]
}

const linksIn = (text: string): readonly { readonly label: string; readonly target: string }[] =>
  [...text.matchAll(LINK)].map(([, label = '', target = '']) => ({ label, target }))

/** Paragraphs and lists are parted by empty lines. A list has "- " before each line. */
const blocksOf = (text: string): readonly MailBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n')
      return lines.every(isItem)
        ? { kind: 'list', items: lines.map((line) => wordsOf(line.slice(2).trim())) }
        : { kind: 'paragraph', words: wordsOf(lines.map((line) => line.trim()).join(' ')) }
    })

/** `Read [this](/knowledge) first` → text, link, text. */
function wordsOf(text: string): MailWords {
  const words: MailWords[number][] = []
  let read = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', target = ''] = match
    if (match.index > read) words.push(text.slice(read, match.index))
    words.push({ label, target })
    read = match.index + whole.length
  }
  return read < text.length ? [...words, text.slice(read)] : words
}
