import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { LANGUAGES, type Language } from './language.ts'
import { messageArguments, type MessageArgument } from './message-arguments.ts'

/** Texts by id, one group a source file. */
export type SourceFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Arguments of a text, by name; null for a text that takes none. */
export type ArgumentTypes = Readonly<Record<string, string>> | null

export interface Catalogues {
  readonly messages: Readonly<Record<Language, Readonly<Record<string, CompiledMessage>>>>
  readonly argumentTypes: Readonly<Record<string, ArgumentTypes>>
}

export type CompileOutcome =
  | { readonly kind: 'compiled'; readonly catalogues: Catalogues }
  | { readonly kind: 'refused'; readonly faults: readonly string[] }

interface CompiledText {
  readonly compiled: CompiledMessage
  readonly uses: readonly MessageArgument[]
}

/**
 * Compiles the texts of all languages. Refuses, naming all faults at once: text that is no ICU message, an id that
 * stands twice, an id that only one language has, arguments that differ, and a plural without a form its language needs.
 */
export function compileCatalogues(sources: Readonly<Record<Language, SourceFiles>>): CompileOutcome {
  const faults: string[] = []
  const compileAll = (language: Language) => compileLanguage(language, sources[language], faults)
  const texts = { en: compileAll('en'), pl: compileAll('pl') }
  faults.push(...differences(texts))
  if (faults.length > 0) return { kind: 'refused', faults }
  const compiledOnly = (language: Language) =>
    Object.fromEntries([...texts[language]].map(([id, { compiled }]) => [id, compiled]))
  const argumentTypes = Object.fromEntries([...texts.en].map(([id, { uses }]) => [id, argumentTypesOf(uses)]))
  return {
    kind: 'compiled',
    catalogues: { messages: { en: compiledOnly('en'), pl: compiledOnly('pl') }, argumentTypes },
  }
}

function compileLanguage(language: Language, files: SourceFiles, faults: string[]): Map<string, CompiledText> {
  const texts = new Map<string, CompiledText>()
  for (const [file, entries] of Object.entries(files)) {
    for (const [id, text] of Object.entries(entries)) {
      const at = `${language}/${file}: ${id}`
      if (texts.has(id)) faults.push(`${at}: the id stands in another file already`)
      const result = compileText(text)
      if (typeof result === 'string') faults.push(`${at}: ${result}`)
      else texts.set(id, result)
      if (typeof result !== 'string')
        faults.push(...missingForms(language, result.uses).map((form) => `${at}: ${form}`))
    }
  }
  return texts
}

function compileText(text: string): CompiledText | string {
  if (text.trim() === '') return 'the text is empty'
  try {
    const compiled = compileMessageOrThrow(text)
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
    const [first, second] = [describeArguments(en.uses), describeArguments(pl.uses)]
    return first === second ? [] : [`${id}: arguments differ: en has {${first}}, pl has {${second}}`]
  })
}

function describeArguments(uses: readonly MessageArgument[]): string {
  return Object.entries(argumentTypesOf(uses) ?? {})
    .map(([name, type]) => `${name}: ${type}`)
    .join(', ')
}

/** One type a name: an argument counted in a plural is a number although it may be written elsewhere in the text too. */
function argumentTypesOf(uses: readonly MessageArgument[]): ArgumentTypes {
  const types = new Map<string, string>()
  for (const { name, type } of uses) if (type !== 'string | number' || !types.has(name)) types.set(name, type)
  return types.size === 0 ? null : Object.fromEntries([...types].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
