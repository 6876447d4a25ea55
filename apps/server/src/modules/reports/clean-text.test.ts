import { describe, expect, it } from 'vitest'
import { cleanLine, cleanPath, cleanText } from './clean-text.ts'

const TOKEN = 'kQ2v9-x_ZpR4mB7nW1cT5yU8eA0sD3fG6hJ2kL4qNzX'

describe('cleanText', () => {
  it('removes queries, fragments, passwords and tokens from addresses and keeps positions', () => {
    const text = `at https://u:p@dayplate.example/auth/reset-password/abc?x=1#y and (https://dayplate.example/assets/app-BZx.js:1:234)`
    expect(cleanText(text, 500)).toBe(
      'at https://dayplate.example/auth/reset-password/:token and (https://dayplate.example/assets/app-BZx.js:1:234)',
    )
  })

  it('removes tokens and e-mail addresses from sentences', () => {
    expect(cleanText(`maja+1@dayplate.example has ${TOKEN}`, 500)).toBe(':email has :token')
  })

  it.each([
    ['GET /auth/activate/abc failed', 'GET /auth/activate/:token failed'],
    ['at f (/auth/login/by-token/a.b:1:2)', 'at f (/auth/login/by-token/:token)'],
    ['no route /unsubscribe/maja@x.pl', 'no route /unsubscribe/:email'],
    ['password=green-plate&newPassword=x1 id_token=y', 'password=:secret&newPassword=:secret id_token=:secret'],
    ['{"password":"green-plate","token": "x"}', '{"password":":secret","token": ":secret"}'],
    ['password: must be longer', 'password: must be longer'],
  ])('turns "%s" into "%s"', (text, clean) => {
    expect(cleanText(text, 500)).toBe(clean)
  })

  it('recognises a token that the length limit would split', () => {
    expect(cleanText(`secret ${TOKEN}`, 20)).toBe('secret :token')
  })

  it.each([
    ['NUL', 'a\0b'],
    ['an escape sequence', 'a\u001bb'],
    ['a carriage return', 'a\rb'],
    ['a line separator', 'a\u2028b'],
    ['a turn of direction', 'a\u202eb'],
    ['nothing to see', 'a\u200bb'],
  ])('removes %s', (_, text) => {
    expect(cleanText(text, 10)).toBe('a b')
  })

  it('keeps line feeds in texts and removes them in lines', () => {
    expect([cleanText('a\nb', 10), cleanLine('a\nb', 10)]).toEqual(['a\nb', 'a b'])
  })

  it('cuts without halving a character', () => {
    const cut = cleanText('😀😀', 3)
    expect([cut.length, cut.isWellFormed()]).toEqual([3, true])
  })
})

describe('cleanPath', () => {
  it.each([
    ['https://dayplate.example/day-plan/2026-11-21?token=x', '/day-plan/:date'],
    ['/unsubscribe/maja@x.pl', '/unsubscribe/:email'],
    ['/unsubscribe/maja%40x.pl', '/unsubscribe/:email'],
    ['/auth/activate/x#y', '/auth/activate/:token'],
    ['about:blank', 'blank'],
    ['http://', '/'],
  ])('turns %s into the template %s', (address, template) => {
    expect(cleanPath(address, 100)).toBe(template)
  })
})
