import { describe, expect, it } from 'vitest'
import { parsePolicyReports } from './policy-report.ts'

const csp = (fields: object) => ({
  'csp-report': {
    'document-uri': 'https://dayplate.example/day-plan/2026-11-21?x=1',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?victim=1',
    ...fields,
  },
})

const batched = (body: object, type = 'csp-violation') => ({
  type,
  age: 3,
  url: 'https://dayplate.example/',
  user_agent: 'x',
  body: {
    documentURL: 'https://dayplate.example/more',
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sourceFile: null,
    disposition: 'enforce',
    ...body,
  },
})

describe('parsePolicyReports', () => {
  it('reads a report in the old format, without queries and dates', () => {
    expect(parsePolicyReports(csp({ 'script-sample': 'steal()' }))).toEqual([
      {
        kind: 'policy',
        message: 'script-src-elem refused https://evil.example/x.js',
        stack: 'steal()',
        path: '/day-plan/:date',
        version: null,
      },
    ])
  })

  it('reads the violations of a batch and skips other reports', () => {
    const reports = parsePolicyReports([
      batched({ sourceFile: 'https://dayplate.example/assets/app.js' }),
      batched({}, 'deprecation'),
      { type: 'csp-violation', body: null },
    ])
    expect(reports?.map(({ message }) => message)).toEqual([
      'style-src-attr refused inline from https://dayplate.example/assets/app.js',
    ])
  })

  it.each([
    ['chrome-extension', 'chrome-extension'],
    ['chrome-extension://abc/x.js', ''],
    ['moz-extension://abc', ''],
    ['safari-web-extension://abc', ''],
    ['inline', 'chrome-extension://abc/content.js'],
  ])('drops violations of extensions: %s from %s', (blocked, source) => {
    expect(parsePolicyReports(csp({ 'blocked-uri': blocked, 'source-file': source }))).toEqual([])
    expect(parsePolicyReports([batched({ blockedURL: blocked, sourceFile: source })])).toEqual([])
  })

  it('removes content that is part of an address', () => {
    const [report] = parsePolicyReports(csp({ 'blocked-uri': 'data:text/html,secret' })) ?? []
    expect(report?.message).toBe('script-src-elem refused data:')
  })

  it('names the property that a string was assigned to', () => {
    const [report] =
      parsePolicyReports(csp({ 'blocked-uri': 'trusted-types-sink', 'script-sample': 'Element innerHTML|<b>12' })) ?? []
    expect(report?.message).toBe('script-src-elem refused Element innerHTML')
  })

  it('reads twenty of a batch at most', () => {
    expect(parsePolicyReports(Array.from({ length: 50 }, () => batched({})))).toHaveLength(20)
  })

  it.each([null, 'text', {}, { 'csp-report': {} }, { 'csp-report': { 'document-uri': 5 } }, [1]])(
    'refuses %j',
    (body) => {
      expect(parsePolicyReports(body)).toBeNull()
    },
  )
})
