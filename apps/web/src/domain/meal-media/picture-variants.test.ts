import { describe, expect, it } from 'vitest'
import { pictureVariants } from './picture-variants.ts'

const DRAWN = '/pictures/meals/0123456789abcdef/fedcba9876543210-640.webp'
const DRAWN_FOOD = '/pictures/foods/white-rice/fedcba9876543210-144.webp'

describe('pictureVariants', () => {
  it('lists both widths in both formats', () => {
    expect(pictureVariants(DRAWN, { theme: 'light' })).toEqual({
      avif: '/pictures/meals/0123456789abcdef/fedcba9876543210-320.avif 320w, /pictures/meals/0123456789abcdef/fedcba9876543210-640.avif 640w',
      webp: '/pictures/meals/0123456789abcdef/fedcba9876543210-320.webp 320w, /pictures/meals/0123456789abcdef/fedcba9876543210-640.webp 640w',
    })
  })

  it('names the pictures in the light of a dark page', () => {
    expect(pictureVariants(DRAWN, { theme: 'dark' })?.avif).toContain('fedcba9876543210-320-dark.avif 320w')
    expect(pictureVariants(DRAWN, { theme: 'dark' })?.webp).toContain('fedcba9876543210-640-dark.webp 640w')
  })

  it('has the one width of a food', () => {
    expect(pictureVariants(DRAWN_FOOD, { theme: 'dark' })).toEqual({
      avif: '/pictures/foods/white-rice/fedcba9876543210-144-dark.avif 144w',
      webp: '/pictures/foods/white-rice/fedcba9876543210-144-dark.webp 144w',
    })
  })

  it('names a later try, which the browser takes for another picture', () => {
    expect(pictureVariants(DRAWN_FOOD, { theme: 'light', tried: 3 })?.avif).toBe(
      '/pictures/foods/white-rice/fedcba9876543210-144.avif?3 144w',
    )
  })

  it('keeps the host of another origin', () => {
    expect(pictureVariants(`https://example.com${DRAWN}`, { theme: 'light' })?.avif).toMatch(
      /^https:\/\/example\.com\/pictures/,
    )
  })

  it.each(['/pictures/0123456789abcdef/meals/0123456789abcdef.svg', '/shop/diet.jpg', '', `${DRAWN}?x=1`])(
    'has none for a picture that exists once: "%s"',
    (source) => {
      expect(pictureVariants(source, { theme: 'light' })).toBeNull()
    },
  )
})
