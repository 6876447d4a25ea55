/** A set of words from lists with spaces between, which are easier to read and extend than one word a line. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')))
