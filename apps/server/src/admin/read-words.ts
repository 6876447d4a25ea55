import { parseArgs } from 'node:util'
import { nearestName } from '@dayplate/catalogue/compile'
import type { AdminCommand } from './admin-command.ts'
import { quoteValue } from './quote-value.ts'

/** Longer than any list of ids. The commands themselves allow less. */
const MOST_CHARACTERS = 10_000

type Taking = Pick<AdminCommand, 'options' | 'arguments'>

export type ReadWords =
  | {
      readonly kind: 'read'
      /** By option; true for an option that takes no value. */
      readonly values: ReadonlyMap<string, string | true>
      readonly positionals: readonly string[]
    }
  | { readonly kind: 'misused'; readonly errors: readonly string[] }

/** Parses the words after a command's name into options and arguments, and reports everything that is wrong with them. */
export function readWords(taking: Taking, words: readonly string[]): ReadWords {
  const { options } = taking
  // Not strict, because its messages name neither the value nor what is expected, and it stops at the first error.
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true })
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const optionErrors = [...given.flatMap((option) => errorsOfOption(options, option)), ...repeated(given)]
  // The value of an unknown option would look like a surplus argument.
  const errors = optionErrors.length > 0 ? optionErrors : errorsOfArguments(taking.arguments, positionals)
  if (errors.length > 0) return { kind: 'misused', errors }
  return { kind: 'read', values: new Map(given.map(({ name, value }) => [name, value ?? true])), positionals }
}

interface GivenOption {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function errorsOfOption(options: Taking['options'], { name, rawName, value, inlineValue }: GivenOption): string[] {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (option === undefined) return [`No option ${quoteValue(rawName)}.${hint(name, Object.keys(options))}`]
  if (option.type === 'boolean') {
    return value === undefined ? [] : [`${rawName} takes no value, not ${quoteValue(value)}.`]
  }
  const isNextOption = inlineValue === false && value?.startsWith('--') === true
  if (value === undefined || isNextOption) return [`${rawName} needs a value.`]
  return errorsOfText(rawName, value)
}

function hint(name: string, known: readonly string[]): string {
  const near = name.length > 1 ? nearestName(name.slice(0, 50), known) : null
  return near === null ? '' : ` Did you mean --${near}?`
}

function repeated(given: readonly GivenOption[]): string[] {
  const names = given.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) < index)
  return [...new Set(twice)].map((name) => `--${name} is given more than once. Give it once.`)
}

function errorsOfArguments(wanted: Taking['arguments'], positionals: readonly string[]): string[] {
  const missing = wanted
    .slice(positionals.length)
    .flatMap(({ name, takes, isOptional }) => (isOptional === true ? [] : [`${name} is missing: it ${takes}.`]))
  const tooMany = positionals.slice(wanted.length).map((word) => `${quoteValue(word)} is one word too many.`)
  const unsound = wanted.flatMap(({ name }, index) => {
    const word = positionals[index]
    return word === undefined ? [] : errorsOfText(name, word)
  })
  return [...missing, ...unsound, ...tooMany]
}

function errorsOfText(name: string, text: string): string[] {
  if (text.trim() === '') return [`${name} is empty.`]
  // The database cannot store NUL, and a terminal would obey other control characters when the text is printed.
  if (/\p{Cc}/u.test(text)) return [`${name} contains a control character: ${quoteValue(text)}.`]
  const { length } = text
  return length > MOST_CHARACTERS ? [`${name} takes at most ${MOST_CHARACTERS} characters, not ${length}.`] : []
}
