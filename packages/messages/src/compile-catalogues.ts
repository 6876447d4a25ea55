import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { bindText, bindUnitArgument } from './bind-short-words.ts'
import { LANGUAGES, type Language } from './language.ts'
import { messageArguments, type MessageArgument } from './message-arguments.ts'

/** Texts by id, for each source file by name. */
export type SourceFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Alternative ids of texts, because the specification spells some ids in two ways: from the second to the first. */
export type Aliases = Readonly<Record<string, string>>

/** Arguments of a text, by name; null for a text that takes none. */
export type ArgumentTypes = Readonly<Record<string, string>> | null

/** Compiled texts by id, for each group by name. */
export type TextGroups = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

export interface Catalogues {
  readonly groups: Readonly<Record<Language, TextGroups>>
  readonly argumentTypes: Readonly<Record<string, ArgumentTypes>>
}

export type CompileOutcome =
  | { readonly kind: 'compiled'; readonly catalogues: Catalogues }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }

interface CompiledText {
  readonly group: string
  readonly compiled: CompiledMessage
  readonly uses: readonly MessageArgument[]
}

/**
 * Compiles the texts of all languages. Refuses with all errors at once: text that is not an ICU message, a duplicate
 * id, an id missing in one language or in another group there, arguments that differ, a plural without a form its
 * language needs, and an alias of a missing id.
 */
export function compileCatalogues(
  sources: Readonly<Record<Language, SourceFiles>>,
  aliases: Aliases = {},
): CompileOutcome {
  const errors: string[] = []
  const compileAll = (language: Language) => {
    const texts = compileLanguage(language, sources[language], errors)
    errors.push(...addAliases(language, texts, aliases))
    return texts
  }
  const texts = { en: compileAll('en'), pl: compileAll('pl') }
  errors.push(...differences(texts))
  if (errors.length > 0) return { kind: 'refused', errors }
  const argumentTypes = Object.fromEntries([...texts.en].map(([id, { uses }]) => [id, argumentTypesOf(uses)]))
  return {
    kind: 'compiled',
    catalogues: { groups: { en: groupTexts(texts.en), pl: groupTexts(texts.pl) }, argumentTypes },
  }
}

/** Texts of the frame, page titles, field errors and request errors. One file of them compresses better than four. */
const OF_EVERY_PAGE = ['shell', 'titles', 'validation', 'errors']

/** One group per source file, `day-plan` for `day-plan.json`, except for those that are always loaded together. */
function groupOf(file: string): string {
  const name = file.replace(/\.json$/, '')
  return OF_EVERY_PAGE.includes(name) ? 'every-page' : name
}

function groupTexts(texts: ReadonlyMap<string, CompiledText>): TextGroups {
  const groups: Record<string, Record<string, CompiledMessage>> = {}
  for (const [id, { group, compiled }] of texts) (groups[group] ??= {})[id] = compiled
  return groups
}

/** Puts an alias into the group of its id, so that both are loaded together. */
function addAliases(language: Language, texts: Map<string, CompiledText>, aliases: Aliases): string[] {
  return Object.entries(aliases).flatMap(([alias, id]) => {
    const text = texts.get(id)
    if (!text) return [`${language}: ${alias}: there is no text ${id}`]
    if (texts.has(alias)) return [`${language}: ${alias}: has a text of its own already`]
    texts.set(alias, text)
    return []
  })
}

function compileLanguage(language: Language, files: SourceFiles, errors: string[]): Map<string, CompiledText> {
  const texts = new Map<string, CompiledText>()
  for (const [file, entries] of Object.entries(files)) {
    for (const [id, text] of Object.entries(entries)) {
      const at = `${language}/${file}: ${id}`
      if (texts.has(id)) {
        errors.push(`${at}: the id stands in another file already`)
        continue
      }
      const result = compileText(language, text)
      if (typeof result === 'string') {
        errors.push(`${at}: ${result}`)
        continue
      }
      texts.set(id, { group: groupOf(file), ...result })
      errors.push(...missingForms(language, result.uses).map((form) => `${at}: ${form}`))
    }
  }
  return texts
}

function compileText(language: Language, text: string): Omit<CompiledText, 'group'> | string {
  if (text.trim() === '') return 'the text is empty'
  try {
    // Binds words only; arguments and the names of their forms do not change.
    const compiled = compileMessageOrThrow(bindUnitArgument(text), (words) => bindText(words, language))
    return { compiled, uses: messageArguments(compiled) }
  } catch (error) {
    return `no ICU message (${error instanceof Error ? error.message.split('\n')[0] : 'unreadable'})`
  }
}

function missingForms(language: Language, uses: readonly MessageArgument[]): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return uses.flatMap(({ name, pluralForms }) =>
    needed
      .filter((form) => pluralForms && !pluralForms.includes(form))
      .map((form) => `the plural of ${name} lacks the form ${form}`),
  )
}

function differences(texts: Readonly<Record<Language, ReadonlyMap<string, CompiledText>>>): string[] {
  const ids = new Set(LANGUAGES.flatMap((language) => [...texts[language].keys()]))
  return [...ids].flatMap((id) => {
    const [en, pl] = [texts.en.get(id), texts.pl.get(id)]
    if (!en || !pl) return [`${en ? 'pl' : 'en'}: ${id}: missing`]
    if (en.group !== pl.group) return [`${id}: stands in ${en.group} in en, in ${pl.group} in pl`]
    const [first, second] = [describeArguments(en.uses), describeArguments(pl.uses)]
    return first === second ? [] : [`${id}: arguments differ: en has {${first}}, pl has {${second}}`]
  })
}

function describeArguments(uses: readonly MessageArgument[]): string {
  return Object.entries(argumentTypesOf(uses) ?? {})
    .map(([name, type]) => `${name}: ${type}`)
    .join(', ')
}

/** One type per name. An argument counted in a plural is a number even if the text also prints it elsewhere. */
function argumentTypesOf(uses: readonly MessageArgument[]): ArgumentTypes {
  const types = new Map<string, string>()
  for (const { name, type } of uses) if (type !== 'string | number' || !types.has(name)) types.set(name, type)
  return types.size === 0 ? null : Object.fromEntries([...types].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
