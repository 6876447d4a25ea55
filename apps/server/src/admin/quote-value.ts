const MOST_SHOWN = 40

/**
 * Quotes a value an operator typed: shortened when it is long, with control characters escaped because a terminal would obey
 * them.
 */
export function quoteValue(text: string): string {
  const signs = [...text]
  const shown = signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN).join('')}…` : text
  return JSON.stringify(shown).replaceAll(/[\p{Cc}\p{Cf}]/gu, spellOut)
}

const spellOut = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`
