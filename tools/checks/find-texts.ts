import { parseSync, Visitor } from 'oxc-parser'

/** A piece of source that may name a text: a plain string, or a template whose gaps may hold anything. */
export type NamedText =
  | { readonly kind: 'key'; readonly key: string; readonly line: number }
  | { readonly kind: 'pattern'; readonly pattern: RegExp }

/** A template says too little to count as naming texts when it begins with a gap. */
const BEGINS_WITH_GROUP = /^[\w-]+[/.]/

/** Every string and template of a source file, as names of texts; which of them are texts only the catalogue knows. */
export function findTexts(file: string, source: string): readonly NamedText[] {
  const found: NamedText[] = []
  const visitor = new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') found.push({ kind: 'key', key: node.value, line: lineAt(source, node.start) })
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? '')
      if (parts.length === 1) found.push({ kind: 'key', key: parts[0] ?? '', line: lineAt(source, node.start) })
      else if (BEGINS_WITH_GROUP.test(parts[0] ?? '')) found.push({ kind: 'pattern', pattern: patternOf(parts) })
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

/** The signs an id may have that mean something else in a pattern. */
const escape = (text: string): string => text.replaceAll(/[.$()*+?[\\\]^{|}]/g, String.raw`\$&`)

const patternOf = (parts: readonly string[]): RegExp => new RegExp(`^${parts.map(escape).join('.+')}$`)

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
