/** The words of a name in lower case, with accents: `'Krem z dyni'` → `['krem', 'z', 'dyni']`. */
export function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

/** The word with and without a plural ending: `'soups'` is also `'soup'`, `'sandwiches'` also `'sandwich'`. */
export const spellingsOf = (word: string): readonly string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')]

export const isWordOf = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => spellingsOf(word).some((spelling) => known.has(spelling)))
