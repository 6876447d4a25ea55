import type { ArgumentTypes, Catalogues } from './compile-catalogues.ts'
import { LANGUAGES } from './language.ts'

/** The generated source files, by name: one of texts a language, and one of the types all languages share. */
export function printCatalogues({ messages, argumentTypes }: Catalogues): Record<string, string> {
  const catalogues = LANGUAGES.map((language): [string, string] => [
    `${language}.gen.ts`,
    `import type { Catalogue } from '../catalogue.ts'\n\n` +
      `export const messages: Catalogue = ${JSON.stringify(messages[language], null, 2)}\n`,
  ])
  return { ...Object.fromEntries(catalogues), 'message-arguments.gen.ts': printTypes(argumentTypes) }
}

function printTypes(argumentTypes: Catalogues['argumentTypes']): string {
  const lines = Object.entries(argumentTypes).map(([id, types]) => `  ${JSON.stringify(id)}: ${printType(types)}`)
  return `/** Every text id and the arguments it takes. */\nexport interface MessageArguments {\n${lines.join('\n')}\n}\n`
}

function printType(types: ArgumentTypes): string {
  if (types === null) return 'undefined'
  const fields = Object.entries(types).map(([name, type]) => `readonly ${name}: ${type}`)
  return `{ ${fields.join('; ')} }`
}
