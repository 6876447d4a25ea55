import avocado from './pictures/avocado.svg?url&no-inline'
import broccoli from './pictures/broccoli.svg?url&no-inline'
import carrot from './pictures/carrot.svg?url&no-inline'
import falafel from './pictures/falafel.svg?url&no-inline'
import bowl from './pictures/plate.svg?url&no-inline'
import sesame from './pictures/sesame.svg?url&no-inline'
import tomato from './pictures/tomato.svg?url&no-inline'

/** Layers of one square picture: the bowl, and the pieces that drop into it. Only plants, because users of every diet see it. */
export const BOWL = bowl
export const BOWL_PIECES = [falafel, avocado, carrot, broccoli, tomato, sesame] as const
