import { requireFinite } from './chart-value.ts'
import { within } from './plot.ts'

/** Divisions of the value axis (specification, section 9: 6 and 4 divisions), which makes 5 grid lines. */
const DIVISIONS = 4

/** The margin between the outermost values and the outermost grid lines, as a share of the values' range. */
const MARGIN = 0.05

/** The smallest range of the axis, in the unit of the values. Otherwise a variation of grams would look like a change. */
const LEAST_SPREAD = 1

/**
 * Five evenly spaced values around all values, with a step of 1, 2 or 5 times a power of ten: [78, 84.2] → 77, 79, 81, 83, 85.
 * They are as round as their step, so their labels are exact.
 */
export function ticksAround(values: readonly number[]): readonly number[] {
  const finite = values.map(requireFinite)
  const [least, most] = [Math.min(...finite), Math.max(...finite)]
  const spread = Math.max(most - least, LEAST_SPREAD)
  const middle = (least + most) / 2
  const reach = spread * (0.5 + MARGIN)
  const startOf = ({ start }: Step) => Math.floor((middle - reach) / start) * start
  const step = firstStep(spread / DIVISIONS, (candidate) => {
    return startOf(candidate) + DIVISIONS * candidate.size >= middle + reach
  })
  return Array.from({ length: DIVISIONS + 1 }, (_, index) => tidy(startOf(step) + index * step.size, step.size))
}

/** An amount below this counts as 0. */
const LEAST_AMOUNT = 1e-6

/** At most four divisions from 0 to above all values: [1750, 2500] → 0, 1000, 2000, 3000. */
export function ticksFromZero(values: readonly number[]): readonly number[] {
  const most = Math.max(0, ...values.map(requireFinite))
  if (most < LEAST_AMOUNT) return [0, 1]
  const { size } = firstStep(most / DIVISIONS, (step) => step.size * DIVISIONS >= most)
  const divisions = Math.min(Math.ceil(most / size), DIVISIONS)
  return Array.from({ length: divisions + 1 }, (_, index) => tidy(index * size, size))
}

interface Step {
  readonly size: number
  /** The axis starts at a multiple of this. Half of a step of two is as round as the step itself; half of one or five is not. */
  readonly start: number
}

const DIGITS = [
  { size: 1, start: 1 },
  { size: 2, start: 1 },
  { size: 5, start: 5 },
] as const

/** The smallest step, starting near `least`, that is sufficient. */
function firstStep(least: number, isEnough: (step: Step) => boolean): Step {
  const power = Math.floor(Math.log10(least))
  const steps = [power, power + 1, power + 2].flatMap((exponent) => {
    const unit = 10 ** exponent
    return DIGITS.map(({ size, start }) => ({ size: size * unit, start: start * unit }))
  })
  const step = steps.find(isEnough)
  if (step === undefined) throw new RangeError(`No step encloses what spans ${least * DIVISIONS}`)
  return step
}

/** Removes rounding errors of binary fractions: 0.30000000000000004 → 0.3. */
function tidy(value: number, step: number): number {
  return Number(value.toFixed(within(1 - Math.floor(Math.log10(step)), 0, 20)))
}
