/** A one-letter word and the space after it, because Polish typography does not allow one at the end of a line. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aiouwz]) /giu

/**
 * The space between an amount and its unit. An amount is a number, possibly in a tag, or an argument. After an argument
 * the piece of text begins with the space.
 */
const BEFORE_UNIT = /(^|[\d½¼¾}]|\d<\/\d>) (?=(?:kcal|kg|mg|µg|g|ml|cm|lb|oz|ft|min|dni)(?![\p{L}\p{N}]))/gu

/** Binds each one-letter word to the next word with a no-break space: "w domu i w pracy" only breaks before "i". */
export const bindShortWords = (text: string): string => text.replaceAll(SHORT_WORD, '$1\u00A0')

/** Binds an amount to its unit with a no-break space, in every language: "1500 kcal" stays on one line. */
export const bindUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, '$1\u00A0')

/**
 * Binds an amount to a unit that is an argument. Needs the whole text, because the pieces that `bindUnits` gets end at
 * arguments.
 */
export const bindUnitArgument = (text: string): string => text.replaceAll('} {unit}', '}\u00A0{unit}')

/** Binds words that this language keeps on one line. */
export const bindText = (text: string, language: 'en' | 'pl'): string =>
  language === 'pl' ? bindShortWords(bindUnits(text)) : bindUnits(text)

/** A piece of HTML: code, whose spaces must stay, a tag, or text. */
const HTML_PIECE = /<(code|pre)\b[^]*?<\/\1>|<[^>]*>|[^<]+/gu

/**
 * {@link bindText} for all text between tags; `<a href>` stays a tag. Line breaks in the source count as spaces,
 * because lines of the source are wrapped anywhere.
 */
export const bindHtml = (html: string, language: 'en' | 'pl'): string =>
  html.replaceAll(HTML_PIECE, (piece) =>
    piece.startsWith('<') || piece.trim() === '' ? piece : bindText(piece.replaceAll('\n', ' '), language),
  )
