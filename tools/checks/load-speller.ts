import { loadModule } from 'hunspell-asm'

interface Dictionary {
  readonly aff: Uint8Array
  readonly dic: Uint8Array
}

/** Loads a Hunspell dictionary. Returns whether it knows a word, in any of its forms. */
export async function loadSpeller({ aff, dic }: Dictionary): Promise<(word: string) => boolean> {
  const factory = await loadModule()
  const speller = factory.create(factory.mountBuffer(aff, 'pl.aff'), factory.mountBuffer(dic, 'pl.dic'))
  const known = new Map<string, boolean>()
  return (word) => {
    const isKnown = known.get(word) ?? speller.spell(word)
    known.set(word, isKnown)
    return isKnown
  }
}
