import { findTexts, type NamedText } from './find-texts.ts'

export interface TextSources {
  /** Ids of all texts. */
  readonly texts: readonly string[]
  /** Ids that no source names yet, because their screens come later. */
  readonly reserved: readonly string[]
  /** Source files by path. */
  readonly sources: ReadonlyMap<string, string>
}

/** Looks like a text's id: words joined by slashes. */
const ID = /^[a-z][\w-]*(?:\/[\w-]+)+$/

/**
 * What is wrong between texts and sources, in words: a text nobody shows, one that is reserved though it is shown, one
 * reserved that does not exist, and an id in the sources that has no text although its group of ids does.
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
