/** A stream of numbers in [0, 1). */
export type Random = () => number

/** FNV-1a, 32 bit (Fowler, Noll, Vo 1991), which maps similar seeds to distant values. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

/**
 * A small seeded generator (mulberry32, Tommy Ettinger 2017). The same seed gives the same stream on every machine, so
 * that a meal keeps its picture.
 */
export function createRandom(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of the choices, all equally likely. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], random: Random): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

/** A number between -reach and +reach. */
export function wobble(reach: number, random: Random): number {
  return (random() - 0.5) * 2 * reach
}
