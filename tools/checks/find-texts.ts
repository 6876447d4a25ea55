import { parseSync, Visitor } from 'oxc-parser'

/** A string or template in a source that may name texts. The values in a template may be anything. */
export type NamedText =
  | { readonly kind: 'key'; readonly key: string; readonly line: number }
  | { readonly kind: 'pattern'; readonly pattern: RegExp }

/** A template that begins with a value could name any text, so it is ignored. */
const BEGINS_WITH_GROUP = /^[\w-]+[/.]/

/** Every string and template of a source file. The caller decides which of them are ids of texts. */
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

/** Escapes the characters of an id that have a meaning in a regular expression. */
const escape = (text: string): string => text.replaceAll(/[.$()*+?[\\\]^{|}]/g, String.raw`\$&`)

const patternOf = (parts: readonly string[]): RegExp => new RegExp(`^${parts.map(escape).join('.+')}$`)

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
