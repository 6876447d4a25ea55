/** A word of one letter and the space after it: Polish does not leave one at the end of a line. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aiouwz]) /giu

/** Binds each word of one letter to the next one with a no-break space: "w domu i w pracy" breaks before "i" alone. */
export const bindShortWords = (text: string): string => text.replaceAll(SHORT_WORD, '$1\u00A0')
