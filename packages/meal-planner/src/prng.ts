/** 32-bit hash of a text (FNV-1a with murmur's finish): the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mixBits(hash)
}

/** Mixes a 32-bit number so that neighbours end far apart (finaliser of MurmurHash3); unsigned. */
export function mixBits(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** A number in [0, 1) from a 32-bit hash. */
export function toUnit(hash: number): number {
  return (hash >>> 0) / 0x1_0000_0000
}

/** Endless numbers in [0, 1) from a 32-bit seed (Mulberry32, public domain). */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return toUnit(mixed ^ (mixed >>> 14))
  }
}
