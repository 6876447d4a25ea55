import type { ArgumentTypes, Catalogues } from './compile-catalogues.ts'
import { LANGUAGES, type Language } from './language.ts'

/**
 * The generated source files by path: one per group and language, one with the loaders, and one with the types that all
 * languages share.
 */
export function printCatalogues({ groups, argumentTypes }: Catalogues): Record<string, string> {
  const texts = LANGUAGES.flatMap((language) =>
    Object.entries(groups[language]).map(([group, messages]): [string, string] => [
      pathOf(language, group),
      // Not the type `Catalogue`: its file imports the loaders, which import this one.
      `import type { CompiledMessage } from '@lingui/message-utils/compileMessage'\n\n` +
        `export const messages: Readonly<Record<string, CompiledMessage>> = ${JSON.stringify(messages, null, 2)}\n`,
    ]),
  )
  return {
    ...Object.fromEntries(texts),
    'loaders.gen.ts': printLoaders(Object.keys(groups.en)),
    'message-arguments.gen.ts': printTypes(argumentTypes),
  }
}

const pathOf = (language: Language, group: string): string => `${language}/${group}.gen.ts`

function printLoaders(groups: readonly string[]): string {
  const lines = LANGUAGES.map((language) => {
    const entries = groups.map((group) => `    ${JSON.stringify(group)}: () => import('./${pathOf(language, group)}'),`)
    return `  ${language}: {\n${entries.join('\n')}\n  },`
  })
  return `/** Each group of texts in each language is a file of its own. */\nexport const loaders = {\n${lines.join('\n')}\n}\n`
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
