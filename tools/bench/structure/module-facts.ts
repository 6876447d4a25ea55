import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** What the counts of the structure need to know of a source file. */
export interface ModuleFacts {
  /** Path from the root of the clone. */
  readonly file: string
  readonly exports: number
  /** Paths of the relative imports, as paths from the root, with their endings. */
  readonly imports: ReadonlySet<string>
  /** The same of imports that load later. */
  readonly lazyImports: ReadonlySet<string>
  /** The lines of each function with a body in braces, from its head to its closing brace. */
  readonly functionLines: readonly number[]
}

/** Reads the facts from the text of a file. */
export function readModuleFacts(file: string, text: string): ModuleFacts {
  const { program, module } = parseSync(file, text)
  const pathOf = (specifier: string): readonly string[] =>
    specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(file), specifier)] : []
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ]
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
  const functionLines: number[] = []
  const count = ({ start, end, body }: Spanned): void => {
    if (body?.type === 'BlockStatement' || body?.type === 'FunctionBody')
      functionLines.push(text.slice(start, end).split('\n').length)
  }
  new Visitor({
    FunctionDeclaration: count,
    FunctionExpression: count,
    ArrowFunctionExpression: count,
  }).visit(program)
  return {
    file,
    exports: entries.length,
    imports: new Set(named.flatMap(pathOf)),
    lazyImports: new Set(later.flatMap(pathOf)),
    functionLines,
  }
}

interface Spanned {
  readonly start: number
  readonly end: number
  readonly body: { readonly type: string } | null
}
