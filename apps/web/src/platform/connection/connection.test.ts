import { describe, expect, it } from 'vitest'
import { allowsVideo, connectionOf } from './connection.ts'

describe('connectionOf', () => {
  it.each([
    [{ onLine: false, connection: { effectiveType: '4g' } }, 'offline'],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, 'saveData'],
    [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, '2g'],
    [{ onLine: true, connection: { effectiveType: '3g' } }, '3g'],
    [{ onLine: true, connection: { effectiveType: '4g' } }, '4g'],
    [{ onLine: true, connection: { effectiveType: '9g' } }, 'unknown'],
    [{ onLine: true }, 'unknown'],
  ] as const)('%j is %s', (browser, expected) => {
    expect(connectionOf(browser)).toBe(expected)
  })
})

describe('allowsVideo', () => {
  it.each([
    ['4g', true],
    ['unknown', true],
    ['3g', false],
    ['2g', false],
    ['saveData', false],
    ['offline', false],
  ] as const)('on %s is %s', (connection, expected) => {
    expect(allowsVideo(connection)).toBe(expected)
  })
})
