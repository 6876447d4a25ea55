import { describe, expect, it } from 'vitest'
import { textErrors } from './text-errors.ts'

const errorsOf = (source: string, texts: readonly string[], reserved: readonly string[] = []) =>
  textErrors({ texts, reserved, sources: new Map([['a.tsx', source]]) })

describe('textErrors', () => {
  it('accepts texts that a source shows, directly or as one of a family', () => {
    const source = 'const a = <p title={t("menu/diet")}>{t(`theme/${theme}/name`)}</p>'
    expect(errorsOf(source, ['menu/diet', 'theme/dark/name', 'theme/light/name'])).toEqual([])
  })

  it('names a text that no source shows', () => {
    expect(errorsOf('t("menu/diet")', ['menu/diet', 'menu/old'])).toEqual(['menu/old: no source shows this text'])
  })

  it('does not count a comment, or a template that could name any text, as showing a text', () => {
    expect(errorsOf('// menu/diet\nf(`${a}/diet`)', ['menu/diet'])).toHaveLength(1)
  })

  it('names an id that has no text although its group has some', () => {
    expect(errorsOf('t("menu/diet");\nt("menu/dite")', ['menu/diet'])).toEqual(['a.tsx:2: there is no text menu/dite'])
    expect(errorsOf('t("menu/diet"); type("application/json")', ['menu/diet'])).toEqual([])
  })

  it('accepts a text that no screen shows only while it is reserved', () => {
    expect(errorsOf('', ['cart/add'], ['cart/add'])).toEqual([])
    expect(errorsOf('t("cart/add")', ['cart/add'], ['cart/add'])).toEqual([
      'cart/add: is shown, so it is reserved no longer',
    ])
    expect(errorsOf('', [], ['cart/add'])).toEqual(['cart/add: is reserved, but there is no such text'])
  })
})
