import { z } from 'zod'

/** One measured number, as `npm run bench -- --json` prints it. */
export const benchRowSchema = z.object({
  name: z.string(),
  value: z.number(),
  /** Of the value: ms, req/s, KiB, % … */
  unit: z.string(),
  /** What we promise of it, such as `<= 125`; null where nothing is promised. */
  must: z.string().nullable(),
  holds: z.boolean().nullable(),
})

export type BenchRow = Readonly<z.infer<typeof benchRowSchema>>

/** A number nothing is promised of. */
export const measured = (name: string, value: number, unit: string): BenchRow => ({
  name,
  value: roundToHundredth(value),
  unit,
  must: null,
  holds: null,
})

/** A number that may be `most` at the most. The verdict is on the number itself, not on the rounded one. */
export const measuredAtMost = (
  most: number,
  { name, value, unit }: Pick<BenchRow, 'name' | 'value' | 'unit'>,
): BenchRow => ({
  name,
  value: roundToHundredth(value),
  unit,
  must: `<= ${most}`,
  holds: value <= most,
})

/** A number that must be `least` at the least. The verdict is on the number itself, not on the rounded one. */
export const measuredAtLeast = (
  least: number,
  { name, value, unit }: Pick<BenchRow, 'name' | 'value' | 'unit'>,
): BenchRow => ({
  name,
  value: roundToHundredth(value),
  unit,
  must: `>= ${least}`,
  holds: value >= least,
})

/** To 0.01, as figures of a benchmark are told. */
export const roundToHundredth = (value: number): number => Math.round(value * 100) / 100
