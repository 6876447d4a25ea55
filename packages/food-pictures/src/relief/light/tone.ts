import { GAMMA } from '../paint/colour.ts'

/** The brightest light that has a tone of its own. */
const BRIGHTEST = 2
const STEPS = 4096
/** From here on, light is compressed, so that white china keeps its shape. */
const SHOULDER = 0.8

const CURVE = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) * BRIGHTEST
  const compressed = light < SHOULDER ? light : SHOULDER + 0.2 * (1 - Math.exp(-(light - SHOULDER) / 0.2))
  return 255 * compressed ** (1 / GAMMA)
})

/** Light → the number of a screen colour, 0 to 255. */
export function tone(light: number): number {
  const step = light <= 0 ? 0 : light >= BRIGHTEST ? STEPS : Math.trunc((light * STEPS) / BRIGHTEST)
  return CURVE[step] ?? 255
}
