// Apart from the package's main entry, because it computes megabytes of noise: only threads that draw load it.
export { drawCleared } from './draw-cleared.ts'
export { drawPlates } from './draw-plates.ts'
export { drawFood } from './glyphs/draw-food.ts'
