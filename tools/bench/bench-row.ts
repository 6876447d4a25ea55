import { z } from 'zod'

/** One measured number as printed by `npm run bench -- --json`. */
export const benchRowSchema = z.object({
  name: z.string(),
  value: z.number(),
  /** Unit of the value: ms, req/s, KiB, % … */
  unit: z.string(),
  /** The promised limit, such as `<= 125`; null when nothing is promised. */
  must: z.string().nullable(),
  holds: z.boolean().nullable(),
})

export type BenchRow = Readonly<z.infer<typeof benchRowSchema>>

/** A number without a promised limit. */
export const measured = (name: string, value: number, unit: string): BenchRow => ({
  name,
  value: roundToHundredth(value),
  unit,
  must: null,
  holds: null,
})

/** A number with an upper limit. The verdict uses the unrounded number. */
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

/** A number with a lower limit. The verdict uses the unrounded number. */
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

/** Rounds to 0.01, the precision of benchmark figures. */
export const roundToHundredth = (value: number): number => Math.round(value * 100) / 100
