import { findTexts, type NamedText } from './find-texts.ts'

export interface TextSources {
  /** Ids of all texts. */
  readonly texts: readonly string[]
  /** Ids of texts for screens that do not exist yet. */
  readonly reserved: readonly string[]
  /** Source files by path. */
  readonly sources: ReadonlyMap<string, string>
}

/** The form of a text's id: words joined by slashes. */
const ID = /^[a-z][\w-]*(?:\/[\w-]+)+$/

/**
 * Describes every mismatch between texts and sources: texts that no source shows, reserved texts that are shown or do
 * not exist, and ids of a known group without a text.
 */
export function textErrors({ texts, reserved, sources }: TextSources): readonly string[] {
  const known = new Set(texts)
  const groups = new Set(texts.map(groupOf))
  const named = [...sources].map(([file, source]) => ({ file, names: findTexts(file, source) }))
  const shows = shownBy(named.flatMap(({ names }) => names))
  const unknown = named.flatMap(({ file, names }) =>
    names.flatMap((name) =>
      name.kind === 'key' && ID.test(name.key) && groups.has(groupOf(name.key)) && !known.has(name.key)
        ? [`${file}:${name.line}: there is no text ${name.key}`]
        : [],
    ),
  )
  return [
    ...unknown,
    ...texts.filter((id) => !shows(id) && !reserved.includes(id)).map((id) => `${id}: no source shows this text`),
    ...reserved.filter((id) => shows(id)).map((id) => `${id}: is shown, so it is reserved no longer`),
    ...reserved.filter((id) => !known.has(id)).map((id) => `${id}: is reserved, but there is no such text`),
  ]
}

const groupOf = (id: string): string => id.split('/')[0] ?? id

function shownBy(names: readonly NamedText[]): (id: string) => boolean {
  const keys = new Set(names.flatMap((name) => (name.kind === 'key' ? name.key : [])))
  const patterns = names.flatMap((name) => (name.kind === 'pattern' ? name.pattern : []))
  return (id) => keys.has(id) || patterns.some((pattern) => pattern.test(id))
}
