/** A word of one letter and the space after it: Polish does not leave one at the end of a line. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aiouwz]) /giu

/**
 * The space between an amount and its unit. An amount is a figure, in its mark or not, or an argument: then the piece of
 * text that is bound starts with the space.
 */
const BEFORE_UNIT = /(^|[\d½¼¾}]|\d<\/\d>) (?=(?:kcal|kg|mg|µg|g|ml|cm|lb|oz|ft|min|dni)(?![\p{L}\p{N}]))/gu

/** Binds each word of one letter to the next one with a no-break space: "w domu i w pracy" breaks before "i" alone. */
export const bindShortWords = (text: string): string => text.replaceAll(SHORT_WORD, '$1\u00A0')

/** Binds an amount to its unit with a no-break space, in every language: "1500 kcal" stays on one line. */
export const bindUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, '$1\u00A0')

/** Binds an amount to a unit that is an argument itself. Of a whole text: the pieces that `bindUnits` gets end at arguments. */
export const bindUnitArgument = (text: string): string => text.replaceAll('} {unit}', '}\u00A0{unit}')

/** Binds the words that a line break of this language does not part. */
export const bindText = (text: string, language: 'en' | 'pl'): string =>
  language === 'pl' ? bindShortWords(bindUnits(text)) : bindUnits(text)

/** A piece of HTML: code, whose spaces are its own, a tag, or text. */
const HTML_PIECE = /<(code|pre)\b[^]*?<\/\1>|<[^>]*>|[^<]+/gu

/**
 * {@link bindText} of all text between tags; `<a href>` stays a tag. A line of the source ends wherever it is full, so its end is a
 * space like any other.
 */
export const bindHtml = (html: string, language: 'en' | 'pl'): string =>
  html.replaceAll(HTML_PIECE, (piece) =>
    piece.startsWith('<') || piece.trim() === '' ? piece : bindText(piece.replaceAll('\n', ' '), language),
  )
