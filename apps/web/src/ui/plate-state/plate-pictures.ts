import broken from './pictures/broken.svg?no-inline'
import clean from './pictures/clean.svg?no-inline'
import empty from './pictures/empty.svg?no-inline'
import laid from './pictures/laid.svg?no-inline'

/**
 * Drawn plates. As files they weigh nothing until one is shown; the service worker keeps them with the app's shell, so that
 * they show without a connection too.
 */
export const platePictures = { empty, clean, laid, broken } as const
