import { describe, expect, it } from 'vitest'
import { parseSiteAddress, toHref } from './site-address.ts'

const ORIGIN = 'https://dayplate.example'
const parse = (address: string) => parseSiteAddress(address, ORIGIN)

describe('parseSiteAddress', () => {
  it('splits a path of the app from its anchor', () => {
    expect(parse('/home#coach')).toEqual({ to: '/home', hash: 'coach' })
    expect(parse('/home')).toEqual({ to: '/home', hash: '' })
  })

  it('treats our own origin as a path, so that a navigation does not reload the app', () => {
    expect(parse('https://dayplate.example/home#buy')).toEqual({ to: '/home', hash: 'buy' })
  })

  it('keeps the query of an address of the app', () => {
    expect(parse('https://dayplate.example/home?lang=pl#buy')).toEqual({
      to: 'https://dayplate.example/home?lang=pl',
      hash: 'buy',
    })
  })

  it("keeps another site's address whole", () => {
    expect(parse('https://coach.example/plans?from=app#top')).toEqual({
      to: 'https://coach.example/plans?from=app',
      hash: 'top',
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:coach@example.com', 'https://'])(
    'refuses %s',
    (address) => {
      expect(parse(address)).toBeNull()
    },
  )
})

describe('toHref', () => {
  it('joins a path and its anchor', () => {
    for (const address of ['/home', '/home#coach', 'https://coach.example/?a=1#b']) {
      expect(toHref(parse(address) ?? { to: '', hash: '' })).toBe(address)
    }
  })
})
