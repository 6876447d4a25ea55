import { parseSync, Visitor } from 'oxc-parser'
import type { SaidText } from './phrase-errors.ts'

type Language = SaidText['language']

/**
 * Collects the texts of a source file: the values of `en` and `pl` properties and, if the whole file is in one
 * language, its other strings too. Values inside a template become `{}`.
 */
export function saidInSource(file: string, source: string, spoken: Language | null): readonly SaidText[] {
  const found: SaidText[] = []
  const languages: (Language | null)[] = [spoken]
  const say = (words: string, start: number) => {
    const language = languages.at(-1) ?? null
    if (language !== null && isProse(words)) found.push({ place: `${file}:${lineAt(source, start)}`, language, words })
  }
  const visitor = new Visitor({
    Property({ key }) {
      const name = key.type === 'Identifier' ? key.name : null
      languages.push(name === 'en' || name === 'pl' ? name : (languages.at(-1) ?? null))
    },
    'Property:exit': () => void languages.pop(),
    Literal({ value, start }) {
      if (typeof value === 'string') say(value, start)
    },
    TemplateLiteral({ quasis, start }) {
      say(quasis.map(({ value }) => value.cooked ?? '').join('{}'), start)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

/** Whether a string is prose and not an id, a path or a piece of SQL. */
const isProse = (words: string): boolean => /\p{L}+ \p{L}+|\p{L}[.!]$/u.test(words)

const UNIT = String.raw`(?:kcal|kg|mg|µg|g|ml|cm|lb|oz|ft|min)(?![\p{L}\p{N}])`
/** A variable that contains a unit, such as `to.unit`. */
const UNIT_NAME = /\bunit$/
const AFTER_GAP = new RegExp(`^ ${UNIT}`, 'u')
const AFTER_FIGURE = new RegExp(String.raw`\d ${UNIT}`, 'u')

/**
 * Finds amounts that a source writes with a plain space before the unit, because only the catalogues are compiled with
 * no-break spaces.
 */
export function findLooseUnits(file: string, source: string): readonly string[] {
  const found: string[] = []
  const tell = (start: number) => {
    found.push(`${file}:${lineAt(source, start)}: write a no-break space between an amount and its unit`)
  }
  const visitor = new Visitor({
    TemplateLiteral({ quasis, expressions }) {
      quasis.forEach(({ value, start }, index) => {
        const words = value.cooked ?? ''
        const next = expressions[index]
        const isBeforeUnit = words === ' ' && next !== undefined && UNIT_NAME.test(source.slice(next.start, next.end))
        if (index > 0 && (AFTER_GAP.test(words) || isBeforeUnit)) tell(start)
        else if (AFTER_FIGURE.test(words)) tell(start)
      })
    },
    JSXText({ value, start }) {
      if (AFTER_GAP.test(value) || AFTER_FIGURE.test(value)) tell(start)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
