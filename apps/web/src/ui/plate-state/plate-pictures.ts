import broken from './pictures/broken.svg?inline'
import clean from './pictures/clean.svg?inline'
import empty from './pictures/empty.svg?inline'
import laid from './pictures/laid.svg?inline'

/** Drawn plates that are part of the app's own code, so that they show even when nothing can be fetched any more. */
export const platePictures = { empty, clean, laid, broken } as const
