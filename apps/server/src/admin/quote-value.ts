const MOST_SHOWN = 40

/** What an operator typed, for a message: in quotes, cut when it is long, and signs that a terminal would obey spelled out. */
export function quoteValue(text: string): string {
  const signs = [...text]
  const shown = signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN).join('')}…` : text
  return JSON.stringify(shown).replaceAll(/[\p{Cc}\p{Cf}]/gu, spellOut)
}

const spellOut = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`
