import { expect, it } from 'vitest'
import { pictureFigures } from './picture-figures.ts'

const file = (size: 640 | 320, theme: 'light' | 'dark', kilobytes: number) =>
  ({ size, theme, format: 'avif', isEaten: false, bytes: new Uint8Array(kilobytes * 1000) }) as const

it('tells bytes by variant, their mean against the aim, and CPU by format', () => {
  const rows = pictureFigures([
    { files: [file(640, 'light', 20), file(640, 'dark', 40), file(320, 'light', 7)], cpuMs: 900 },
    { files: [file(640, 'light', 24), file(640, 'dark', 44), file(320, 'light', 9)], cpuMs: 1100 },
  ])
  const valueOf = (name: string) => rows.find((row) => row.name === `pictures: ${name}`)
  expect(valueOf('avif 640, mean')).toMatchObject({ value: 32, must: '<= 25', holds: false })
  expect(valueOf('avif 320, mean')).toMatchObject({ value: 8, must: '<= 8', holds: true })
  expect(valueOf('avif 640 light, mean')).toMatchObject({ value: 22 })
  expect(valueOf('avif 640 dark, largest')).toMatchObject({ value: 44 })
  expect(valueOf('CPU of a meal in avif, mean')).toMatchObject({ value: 1000, unit: 'ms' })
})
