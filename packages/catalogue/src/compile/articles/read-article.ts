import { parseCalendarDay } from '@dayplate/dates'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_ICONS,
  ARTICLE_REVEALS,
  type Article,
  type ArticleCta,
  type ArticlePicture,
} from '../../articles/article.ts'
import type { CatalogueError } from '../catalogue-error.ts'
import { checkContent, readHeadings } from '../content-checks.ts'
import { readMarkdown, renderMarkdown } from '../markdown.ts'
import { type ArticleFields, type ArticleKey, readFields } from './read-fields.ts'

/** A file of `articles/<language>/`. */
export interface ArticleSource {
  /** Relative to the catalogue's folder: `articles/en/07-rest-days.md`. */
  readonly path: string
  readonly text: string
}

/** A compiled article with its file. */
export interface ArticleFile {
  readonly path: string
  readonly article: Article
}

/** An article with the file that it comes from; without an article the errors say why. */
export interface ReadArticle {
  readonly path: string
  readonly article: Article | null
  readonly errors: readonly CatalogueError[]
}

const FILE_NAME = /^articles\/[a-z]{2}\/(?<id>\d{2,6})-(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

/** Shortest and longest values in characters: what cards, previews and search engines show without a cut in the wrong place. */
const LENGTHS = {
  title: [5, 100],
  teaser: [20, 240],
  lead: [40, 800],
  summary: [30, 400],
  'cta-label': [2, 40],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** Shortest and longest text of an article, in characters of its Markdown. */
const TEXT_LENGTHS = [400, 40_000] as const

/** Reads one article and checks everything that needs no other file. */
export function readArticle({ path, text: written }: ArticleSource): ReadArticle {
  const fields = readFields(path, written)
  const tokens = readMarkdown(fields.text)
  const [heading] = readHeadings(tokens)
  const title = heading?.words ?? ''
  const markdown = fields.text.replace(/^\s*# .*$/m, '').trim()
  const fault = faultsIn(path, fields)
  const name = FILE_NAME.exec(path)?.groups
  const category = oneOf(ARTICLE_CATEGORIES, fields.get('category'))
  const reveal = oneOf(ARTICLE_REVEALS, fields.get('reveal'))
  const picture = readPicture(fields.get('picture'))
  const changedOn = parseCalendarDay(fields.get('changed'))
  const errors = [
    ...fields.errors,
    ...checkContent(path, tokens),
    ...(name === undefined ? [fault('file', 'its name is not "07-words-of-it.md"')] : []),
    ...(category === null ? [fault('category', `it is not one of: ${ARTICLE_CATEGORIES.join(', ')}`)] : []),
    ...(reveal === null ? [fault('reveal', `it is not one of: ${ARTICLE_REVEALS.join(', ')}`)] : []),
    ...(picture === null
      ? [fault('picture', `it is neither "meal <recipe>" nor "icon" and one of: ${ARTICLE_ICONS.join(', ')}`)]
      : []),
    ...(changedOn === null ? [fault('changed', 'it is no day such as 2026-11-26')] : []),
    ...lengthErrors(fields, fault),
    ...pinErrors(fields, fault),
    ...ctaErrors(fields, fault),
    ...textErrors({ title, markdown }, fault),
  ]
  if (errors.length > 0 || name === undefined || category === null || reveal === null || picture === null)
    return { path, article: null, errors }
  const article: Article = {
    id: Number(name['id']),
    slug: name['slug'] ?? '',
    category,
    changedOn: fields.get('changed'),
    isPinned: fields.get('pinned') === 'true',
    reveal,
    picture,
    title,
    teaser: fields.get('teaser'),
    lead: fields.get('lead'),
    summary: fields.get('summary'),
    cta: ctaOf(fields),
    html: renderMarkdown(markdown),
  }
  return { path, article, errors }
}

type Fault = (field: ArticleKey | 'file' | 'text', what: string) => CatalogueError

const faultsIn =
  (file: string, fields: ArticleFields): Fault =>
  (field, what) => ({
    file,
    line: field === 'file' || field === 'text' ? 1 : fields.lineOf(field),
    message: field === 'file' ? `The file has a wrong name: ${what}` : `The ${field} is wrong: ${what}`,
    remedy: 'See "Add an article" in packages/catalogue/README.md',
  })

const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | null =>
  values.find((one) => one === value) ?? null

function readPicture(value: string): ArticlePicture | null {
  const [kind, name = '', ...others] = value.split(' ')
  if (others.length > 0 || name === '') return null
  if (kind === 'meal') return { kind, mealId: name }
  const icon = kind === 'icon' ? oneOf(ARTICLE_ICONS, name) : null
  return icon === null ? null : { kind: 'icon', icon }
}

const lengthErrors = (fields: ArticleFields, fault: Fault): readonly CatalogueError[] =>
  (['teaser', 'lead', 'summary'] as const).flatMap((key) => wrongLength(fields.get(key), key, fault))

function wrongLength(value: string, key: keyof typeof LENGTHS, fault: Fault): readonly CatalogueError[] {
  const [least, most] = LENGTHS[key]
  if (value.length >= least && value.length <= most) return []
  return [fault(key === 'title' ? 'text' : key, `${key} has ${value.length} characters, not ${least} to ${most}`)]
}

const pinErrors = (fields: ArticleFields, fault: Fault): readonly CatalogueError[] =>
  ['', 'true', 'false'].includes(fields.get('pinned')) ? [] : [fault('pinned', 'it is neither true nor false')]

const OWN_PATH = /^\/(?!\/)[a-z0-9:/#-]*$/

function ctaErrors(fields: ArticleFields, fault: Fault): readonly CatalogueError[] {
  const [label, url] = [fields.get('cta-label'), fields.get('cta-url')]
  if (label === '' && url === '') return []
  return [
    ...wrongLength(label, 'cta-label', fault),
    ...(OWN_PATH.test(url) ? [] : [fault('cta-url', 'it is no path of ours such as /diet-settings')]),
  ]
}

const ctaOf = (fields: ArticleFields): ArticleCta | null => {
  const [label, url] = [fields.get('cta-label'), fields.get('cta-url')]
  return label === '' || url === '' ? null : { label, url }
}

function textErrors(
  { title, markdown }: { readonly title: string; readonly markdown: string },
  fault: Fault,
): readonly CatalogueError[] {
  const [least, most] = TEXT_LENGTHS
  const { length } = markdown
  return [
    ...wrongLength(title, 'title', fault),
    ...(length < least || length > most ? [fault('text', `it has ${length} characters, not ${least} to ${most}`)] : []),
  ]
}
