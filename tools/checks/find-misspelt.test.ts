import dictionary from 'dictionary-pl'
import { describe, expect, it } from 'vitest'
import { findMisspelt } from './find-misspelt.ts'
import { loadSpeller } from './load-speller.ts'

const isKnown = await loadSpeller(dictionary)

const TEXT = `---
source: 0a1b2c3d4e5f
title: Kasza z cebulą
ordinary: sosem sojowym
---

== Kasza ==

Pokruj @cebulę(onion) i zeszklij na @oleju(rapeseed oil). Podawaj gorącą.
`

describe('findMisspelt', () => {
  it('finds a misspelt word with its line, and passes over English names and keys', () => {
    expect(findMisspelt(TEXT, isKnown)).toEqual([{ line: 9, word: 'Pokruj' }])
  })

  it('wants Polish letters', () => {
    expect(findMisspelt('Dodaj cebule i smietane.', isKnown)).toEqual([{ line: 1, word: 'smietane' }])
  })
})
