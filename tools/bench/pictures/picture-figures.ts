import type { DrawnFile } from '../../../apps/server/src/modules/pictures/index.ts'
import { measured, measuredAtMost, type BenchRow } from '../bench-row.ts'
import { mean, quantile } from '../quantile.ts'

const BYTES_PER_KB = 1000

/** What a page of a phone plan can afford, in the mean of both themes. */
const AVIF_AIM_KB = { 640: 25, 320: 8 } as const

/** One drawing in one format: its files and the CPU time of scene, light and encoding. */
export interface MeasuredDrawing {
  readonly files: readonly DrawnFile[]
  readonly cpuMs: number
}

/** Bytes by format, size and theme, and CPU time by format. */
export function pictureFigures(drawings: readonly MeasuredDrawing[]): readonly BenchRow[] {
  const files = drawings.flatMap((drawing) => drawing.files)
  const byVariant = Map.groupBy(files, ({ format, size, theme }) => `${format} ${size} ${theme}`)
  const byFormat = Map.groupBy(drawings, ({ files: [first] }) => first?.format ?? 'none')
  return [
    ...[640, 320].flatMap((size) => aimRows(files, size)),
    ...[...byVariant].flatMap(([name, variant]) => bytesRows(name, variant)),
    ...[...byFormat].flatMap(([format, made]) => cpuRows(format, made)),
  ]
}

const kilobytesOf = (files: readonly DrawnFile[]): readonly number[] =>
  files.map(({ bytes }) => bytes.byteLength / BYTES_PER_KB)

function aimRows(files: readonly DrawnFile[], size: number): readonly BenchRow[] {
  const aim = size === 640 ? AVIF_AIM_KB[640] : AVIF_AIM_KB[320]
  const wanted = files.filter((file) => file.format === 'avif' && file.size === size)
  const row = { name: `pictures: avif ${size}, mean`, value: mean(kilobytesOf(wanted)), unit: 'KB' }
  return wanted.length === 0 ? [] : [measuredAtMost(aim, row)]
}

function bytesRows(name: string, files: readonly DrawnFile[]): readonly BenchRow[] {
  const kilobytes = kilobytesOf(files)
  return [
    measured(`pictures: ${name}, mean`, mean(kilobytes), 'KB'),
    measured(`pictures: ${name}, p95`, quantile(kilobytes, 0.95), 'KB'),
    measured(`pictures: ${name}, largest`, Math.max(...kilobytes), 'KB'),
  ]
}

function cpuRows(format: string, drawings: readonly MeasuredDrawing[]): readonly BenchRow[] {
  const times = drawings.map(({ cpuMs }) => cpuMs)
  return [
    measured(`pictures: CPU of a meal in ${format}, mean`, mean(times), 'ms'),
    measured(`pictures: CPU of a meal in ${format}, p95`, quantile(times, 0.95), 'ms'),
  ]
}
